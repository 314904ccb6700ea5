'use client'

import { useMessages } from '../languages/language-provider'
import { useAskedQuestion } from './asked-question'
import { withDialog } from './consent-keeper'
import { consentScript, consentSettingsClass } from './consent-script'
import styles from './cookie-settings.module.css'

/** Opens the choice about cookies again, at the foot of every page. */
export function CookieSettings() {
  const t = useMessages('shell')
  const question = useAskedQuestion()
  if (consentScript && !consentSettingsClass) return null
  if (consentScript) {
    return (
      <button type="button" className={`${styles.button} ${consentSettingsClass}`}>
        {t('cookieSettings')}
      </button>
    )
  }
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void withDialog(question, ({ openSettings }) => openSettings)}
    >
      {t('cookieSettings')}
    </button>
  )
}
