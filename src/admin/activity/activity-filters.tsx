import type { BeforeListTableServerProps } from 'payload'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { ACTIVITY_FILTERS } from './activity-questions'
import { activityMessages } from './messages'

/** Above the activity log: the questions asked most, as links. */
export function ActivityFilters({ i18n }: Pick<BeforeListTableServerProps, 'i18n'>) {
  const t = inLanguage(activityMessages, i18n.language)
  return (
    <nav aria-label={t('quick')}>
      <ul className={styles.filters}>
        {ACTIVITY_FILTERS.map(({ label, to }) => (
          <li key={label}>
            <StaffLink to={to}>{t(label)}</StaffLink>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('unchangeable')}</p>
    </nav>
  )
}
