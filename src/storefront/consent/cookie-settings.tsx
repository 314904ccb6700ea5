'use client'

import { withDialog } from './consent-keeper'
import { consentScript, consentSettingsClass } from './consent-script'
import styles from './cookie-settings.module.css'

/** Opens the choice about cookies again, at the foot of every page. */
export function CookieSettings() {
  if (consentScript && !consentSettingsClass) return null
  if (consentScript) {
    return (
      <button type="button" className={`${styles.button} ${consentSettingsClass}`}>
        Cookie settings
      </button>
    )
  }
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void withDialog(({ openSettings }) => openSettings)}
    >
      Cookie settings
    </button>
  )
}
