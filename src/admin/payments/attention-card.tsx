import type { ServerProps } from 'payload'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'

/** On the staff's first page: what about money waits for them. */
export async function AttentionCard({ payload, user }: ServerProps) {
  if (!user || !('role' in user) || (user.role !== 'admin' && user.role !== 'superuser')) return null
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
        <a href="/manage-website/payments-management">Payments needing attention</a>
        <a href="/manage-website/statistics">Statistics</a>
        <a href="/manage-website/collections/orders">Orders</a>
      </div>
    </section>
  )
}
