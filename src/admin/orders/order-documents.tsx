import type { OrderOverview, OverviewDocument } from '@/plugins/commerce/staff/operations/order-overview'
import { formatMoney } from '@/src/domain/money/money'
import type { StateLabel } from '@/src/domain/orders/order-labels'
import styles from '../ui/staff.module.css'
import { ApiLink } from '../ui/staff-link'
import { StatePill } from '../ui/state-pill'
import { onDay } from '../ui/when'

/** The papers of an order: invoice, credit notes, receipt. */
export function OrderDocuments({ order, documents }: OrderOverview) {
  const hasReceipt = order.state === 'paid' || order.state === 'refunded'
  return (
    <section className={styles.card} aria-label="Documents">
      <h2>Documents</h2>
      {documents.length === 0 && !hasReceipt ? <p className={styles.quiet}>None yet.</p> : null}
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <ApiLink to={`/payments/invoices/${document.id}/pdf`}>
              {document.kind === 'invoice' ? 'Invoice' : 'Credit note'} {document.number} (PDF)
            </ApiLink>
            , {formatMoney(document.totalCents, order.currency)}, issued {onDay(document.issuedAt)}{' '}
            <StatePill {...contentOf(document)} />
            {document.reminders > 0 ? (
              <div className={styles.quiet}>
                Reminded {document.reminders} times, last on {onDay(document.remindedAt)}
              </div>
            ) : null}
          </li>
        ))}
        {hasReceipt ? (
          <li>
            <ApiLink to={`/payments/orders/${order.id}/receipt`}>Receipt (PDF)</ApiLink>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function contentOf({ state, isOverdue, dueAt }: OverviewDocument): StateLabel {
  if (isOverdue) return { label: `Overdue since ${onDay(dueAt)}`, tone: 'bad' }
  if (state === 'open') return { label: dueAt ? `Open, due ${onDay(dueAt)}` : 'Open', tone: 'waiting' }
  if (state === 'paid') return { label: 'Paid', tone: 'good' }
  return { label: state === 'issued' ? 'Issued' : 'Cancelled', tone: 'quiet' }
}
