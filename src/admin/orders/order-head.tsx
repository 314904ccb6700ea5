import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { formatMoney } from '@/src/domain/money/money'
import { METHOD_LABELS, ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

/** Who, how much, and how it stands. `people` is the collection customers sign in to. */
export function OrderHead({ order, customer, refunds, people }: OrderOverview & { people: string }) {
  const back = refunds
    .filter(({ state }) => state === 'completed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <section className={styles.card} aria-label="The order">
      <div className={styles.row}>
        <StatePill {...ORDER_STATE_LABELS[order.state]} />
        {back > 0 && order.state === 'paid' ? (
          <StatePill label={`${formatMoney(back, order.currency)} of it refunded`} tone="waiting" />
        ) : null}
        <strong>
          {formatMoney(order.totalCents, order.currency)} {order.currency}
        </strong>
        <span>{METHOD_LABELS[order.paymentMethod]}</span>
      </div>
      <dl className={styles.facts}>
        <dt>Customer</dt>
        <dd>
          <StaffLink to={`/collections/${people}/${customer.id}`}>{customer.name}</StaffLink>,{' '}
          {customer.email}
          {customer.emailNow === customer.email ? null : ` (now ${customer.emailNow})`}
          {customer.state === 'deactivated' ? ' – account deactivated' : null}
        </dd>
        <dt>Placed</dt>
        <dd>{when(order.createdAt)}</dd>
        {order.paidAt ? (
          <>
            <dt>Paid</dt>
            <dd>{when(order.paidAt)}</dd>
          </>
        ) : null}
        {order.cancelledAt ? (
          <>
            <dt>Cancelled</dt>
            <dd>{when(order.cancelledAt)}</dd>
          </>
        ) : null}
        {order.termsVersion ? (
          <>
            <dt>Terms agreed to</dt>
            <dd>
              Version {order.termsVersion}, {order.termsLocale === 'fr' ? 'in French' : 'in English'}
            </dd>
          </>
        ) : null}
        {order.organization || order.reference ? (
          <>
            <dt>For the invoice</dt>
            <dd>{[order.organization, order.reference].filter(Boolean).join(', ')}</dd>
          </>
        ) : null}
      </dl>
    </section>
  )
}
