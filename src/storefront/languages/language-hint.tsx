'use client'

import { useEffect, useState } from 'react'
import { LANGUAGE_TAGS, LOCALES } from '@/src/domain/languages/locales'
import { whenIdle } from '../consent/when-idle'
import { Button } from '../ui/button'
import styles from './language-hint.module.css'
import { useLocale, useMessages } from './language-provider'
import { LanguageSwitch } from './language-switch'
import { declineOtherLanguage, hasChosenLanguage } from './remember-language'

/**
 * Offers the other language, in that language, to whoever's browser prefers it: once, and nobody is led anywhere unasked.
 * Its words are the other language's in both catalogs.
 */
export function LanguageHint() {
  const t = useMessages('shell')
  const locale = useLocale()
  const [isShown, setShown] = useState(false)
  const other = LOCALES.find((each) => each !== locale) ?? locale

  useEffect(
    () =>
      whenIdle(() => {
        const preferred = navigator.language.slice(0, 2).toLowerCase()
        setShown(preferred === other && !hasChosenLanguage())
      }),
    [other],
  )

  if (!isShown) return null
  return (
    <aside className={styles.hint} data-language-hint lang={LANGUAGE_TAGS[other]} aria-label={t('hintLabel')}>
      <p>{t('hint')}</p>
      <LanguageSwitch>{t('hintOpen')}</LanguageSwitch>
      <Button
        variant="quiet"
        onClick={() => {
          declineOtherLanguage(locale)
          setShown(false)
        }}
      >
        {t('hintClose')}
      </Button>
    </aside>
  )
}
