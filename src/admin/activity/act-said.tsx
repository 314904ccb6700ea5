import type { TextFieldServerProps } from 'payload'
import { activitySentence, frenchActivitySentence } from '@/src/domain/activity/activity-sentence'
import { frenchNames } from '../ui/french-names'
import styles from './activity.module.css'

type Stored = { action?: string; details?: unknown }

/** An entry of the activity log in its own page, as the sentence its list says, not as the key it is stored by. */
export function ActSaid({ data, payload, i18n }: TextFieldServerProps) {
  const { action = '', details } = (data ?? {}) as Stored
  return (
    <p className={styles.act}>
      {i18n.language === 'fr'
        ? frenchActivitySentence(action, details, frenchNames(payload))
        : activitySentence(action, details)}
    </p>
  )
}
