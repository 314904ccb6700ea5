import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { ACTIVITY_FILTERS } from './activity-questions'

/** Above the activity log: the questions asked most, as links. */
export function ActivityFilters() {
  return (
    <nav aria-label="Quick filters">
      <ul className={styles.filters}>
        {ACTIVITY_FILTERS.map(({ label, to }) => (
          <li key={label}>
            <StaffLink to={to}>{label}</StaffLink>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>Nothing here can be changed or deleted, by anybody.</p>
    </nav>
  )
}
