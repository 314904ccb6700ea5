import type { Payload } from 'payload'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { OrderSearchForm } from './order-search-form'
import { quickFilters } from './quick-filters'

/** Above the list of orders: the questions that are asked most, as links, and a form for all others. */
export async function OrderFilters({ payload }: { payload: Payload }) {
  const { docs } = await payload.find({
    collection: 'products',
    select: { title: true },
    depth: 0,
    limit: 500,
    pagination: false,
    sort: 'title',
  })
  const products = docs.map(({ id, title }) => ({ value: String(id), label: title ?? '' }))
  return (
    <>
      <QuickFilters />
      <OrderSearchForm products={products} />
    </>
  )
}

function QuickFilters() {
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
