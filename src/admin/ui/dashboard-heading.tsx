import type { ServerProps } from 'payload'
import './dashboard.css'
import styles from './dashboard-heading.module.css'
import { commonMessages } from './messages'
import { inLanguage } from './staff-messages'

/** Above the cards of the staff's first page. */
export function DashboardHeading({ i18n }: ServerProps) {
  return <h1 className={styles.first}>{inLanguage(commonMessages, i18n.language)('today')}</h1>
}
