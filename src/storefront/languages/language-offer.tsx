'use client'

import { usePathname } from 'next/navigation'
import { LANGUAGE_TAGS, LOCALES } from '@/src/domain/languages/locales'
import { Button } from '../ui/button'
import { noteLanguage } from './chosen-language'
import styles from './language-offer.module.css'
import { useLocale, useMessages } from './language-provider'
import { LanguageSwitch } from './language-switch'
import { addressIn } from './other-address'

/**
 * The other language, offered in that language. Its words are the other language's in both catalogs. Nothing is offered where no page
 * is, nor from a page that has no other language.
 */
export function LanguageOffer({ onClose }: { onClose: () => void }) {
  const t = useMessages('shell')
  const locale = useLocale()
  const other = LOCALES.find((each) => each !== locale) ?? locale
  const pathname = usePathname()
  if (document.querySelector('[data-lost]') || addressIn(document, pathname, other) === null) return null
  return (
    <aside className={styles.hint} data-language-hint lang={LANGUAGE_TAGS[other]} aria-label={t('hintLabel')}>
      <p>{t('hint')}</p>
      <LanguageSwitch>{t('hintOpen')}</LanguageSwitch>
      <Button
        variant="quiet"
        onClick={() => {
          noteLanguage(locale)
          onClose()
        }}
      >
        {t('hintClose')}
      </Button>
    </aside>
  )
}
