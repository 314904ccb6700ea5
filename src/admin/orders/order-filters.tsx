import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { quickFilters } from './quick-filters'

/** Above the list of orders: the questions that are asked most, as links. */
export function OrderFilters() {
  return (
    <nav aria-label="Quick filters">
      <ul className={styles.filters}>
        {quickFilters(new Date()).map(({ label, to }) => (
          <li key={label}>
            <StaffLink to={to}>{label}</StaffLink>
          </li>
        ))}
        <li>
          <StaffLink to="/statistics">Download CSV…</StaffLink>
        </li>
      </ul>
      <p className={styles.quiet}>
        The search finds order numbers, names, email addresses and the provider’s numbers of orders, payments
        and refunds.
      </p>
    </nav>
  )
}
