'use client'

import { useMessages } from '../languages/language-provider'
import { withDialog } from './consent-keeper'
import { consentScript, consentSettingsClass } from './consent-script'
import styles from './cookie-settings.module.css'

/** Opens the choice about cookies again, at the foot of every page. */
export function CookieSettings() {
  const t = useMessages('shell')
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
      onClick={() => void withDialog(({ openSettings }) => openSettings)}
    >
      {t('cookieSettings')}
    </button>
  )
}
