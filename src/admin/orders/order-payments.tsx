import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { formatMoney } from '@/src/domain/money/money'
import { paymentStateLabel, whatToDo } from '@/src/domain/payments/payment-labels'
import { REFUND_STATE_LABELS } from '@/src/domain/refunds/refund-labels'
import { problemLabel } from '../ui/problem-label'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

/** Money that came and money that went back, with the provider's own numbers. */
export function OrderPayments({ order, payments, refunds }: OrderOverview) {
  return (
    <section className={styles.card} aria-label="Payments and refunds">
      <h2>Payments</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            <StatePill {...paymentStateLabel(payment.state, payment.provider)} />{' '}
            {formatMoney(payment.amountCents, order.currency)} {payment.currency}, {payment.providerName},{' '}
            {when(payment.capturedAt ?? payment.createdAt)}
            <Numbers order={payment.providerOrderId} payment={payment.captureId} />
            {payment.problem ? <div>{problemLabel(payment.problem)}</div> : null}
            {payment.state === 'needs-attention' ? <div>{whatToDo(payment.state)}</div> : null}
          </li>
        ))}
      </ul>
      <h3>Refunds</h3>
      {refunds.length === 0 ? <p className={styles.quiet}>None.</p> : null}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <StatePill {...REFUND_STATE_LABELS[refund.state]} />{' '}
            {formatMoney(refund.amountCents, order.currency)}, {when(refund.completedAt ?? refund.createdAt)}
            <div>
              {refund.reason} ·{' '}
              {refund.actor ?? (refund.origin === 'provider' ? 'made at the provider' : 'staff')}
            </div>
            <Numbers refund={refund.providerRefundId} />
            {refund.problem ? <div>{problemLabel(refund.problem)}</div> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Numbers(numbers: Record<string, string | null>) {
  const known = Object.entries(numbers).filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <div className={styles.quiet}>
      At the provider:{' '}
      {known.map(([name, value]) => (
        <span key={name}>
          {name} <span className={styles.mono}>{value}</span>{' '}
        </span>
      ))}
    </div>
  )
}
