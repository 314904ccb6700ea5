import type { ServerProps } from 'payload'
import { describeHold } from '@/src/domain/instance/instance-status'
import { currentStatus } from '@/src/server/instance/current-status'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'

/** On the staff's first page, above all: that this shop is held, or is a copy to try things out. */
export function HoldCard({ user }: ServerProps) {
  const status = currentStatus()
  if (!user || !('role' in user) || (user.role !== 'admin' && user.role !== 'superuser')) return null
  if (status.kind === 'open') return null
  if (status.kind === 'copy') {
    return (
      <section className={styles.card} aria-label="Copy">
        <h2>This is a copy</h2>
        <StatePill label="Copy" tone="waiting" /> Made to try things out. The payment provider is cut off, and
        nobody is reminded of an invoice.
      </section>
    )
  }
  const { reason, remedy } = describeHold(status.reason)
  return (
    <section className={styles.card} aria-label="Held">
      <h2>The shop is held</h2>
      <p>
        <StatePill label="Held" tone="bad" /> No email leaves, nothing is settled or reminded of, and no order
        is taken: {reason}.
      </p>
      <p>
        Whoever runs the server releases it with <code>{remedy}</code>.
      </p>
    </section>
  )
}
