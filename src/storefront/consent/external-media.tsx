'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { allows } from '@/src/domain/consent/cookie-choice'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { useAskedQuestion } from './asked-question'
import { consent, loadConsent } from './consent'
import { withDialog } from './consent-keeper'
import { consentScript } from './consent-script'
import styles from './external-media.module.css'
import { playerOf } from './player-of'

type ExternalMediaProps = {
  /** Where it comes from. */
  url: string
  children: ReactNode
}

/**
 * A video that somebody else plays: shown at once to who allowed such videos, else after a click on this one. Until then
 * nobody else is asked for anything. What is on this site is shown as it is.
 */
export function ExternalMedia({ url, children }: ExternalMediaProps) {
  const t = useMessages('consent')
  const question = useAskedQuestion()
  const choice = useSyncExternalStore(consent.subscribe, consent.get, () => null)
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    if (!consentScript) loadConsent(question)
  }, [question])
  const player = playerOf(url)
  if (player === null || isOpened || allows(choice, 'media')) return children
  return (
    <div className={styles.frame}>
      <p>{t('playedBy', { player })}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpened(true)}>{t('showVideo')}</Button>
        {consentScript || !question.categories.includes('media') ? null : (
          <Button
            variant="secondary"
            onClick={() => void withDialog(question, ({ acceptMedia }) => acceptMedia)}
          >
            {t('alwaysShow')}
          </Button>
        )}
      </div>
    </div>
  )
}
