import { StaffLink } from '../ui/staff-link'

/** Above the list of orders: the way to make one for somebody. */
export function NewOrderLink() {
  return (
    <p>
      <StaffLink to="/new-order">New order for somebody…</StaffLink>
    </p>
  )
}
