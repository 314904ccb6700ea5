import type { ServerProps } from 'payload'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { StatePill } from '../ui/state-pill'

/** On the staff's first page: what about money waits for them. */
export async function AttentionCard({ payload, user }: ServerProps) {
  const role = rankOf({ payload, user: user ?? null })
  if (!isPermitted(role, 'admin') || !holdsRight({ ...user, role }, 'money')) return null
  const found = await readAttention(payload)
  const counts = [
    { count: found.paymentCount, label: 'payments to look at' },
    { count: found.refundCount, label: 'refunds without an answer' },
    { count: found.notedCount, label: 'noted entries' },
    { count: found.mailCount, label: 'emails not sent' },
    { count: found.comparison?.paidNotGranted ?? 0, label: 'paid but not opened' },
  ].filter(({ count }) => count > 0)
  return (
    <section className={styles.card} aria-label="Money">
      <h2>Money</h2>
      <div className={styles.row}>
        {counts.length === 0 ? <StatePill label="Nothing waits for you" tone="good" /> : null}
        {counts.map(({ count, label }) => (
          <StatePill key={label} label={`${count} ${label}`} tone="bad" />
        ))}
        <StaffLink to="/payments-management">Payments needing attention</StaffLink>
        <StaffLink to="/statistics">Statistics</StaffLink>
        <StaffLink to="/collections/orders">Orders</StaffLink>
      </div>
    </section>
  )
}
