import type { ReactNode } from 'react'
import type { StuckPayment } from '@/plugins/commerce/staff/operations/attention'
import { formatMoney } from '@/src/domain/money/money'
import { PAYMENT_STATE_LABELS, whatToDo } from '@/src/domain/payments/payment-labels'
import { DecideActions } from '../orders/decide-actions'
import { ActionDialog } from '../ui/action-dialog'
import { problemLabel } from '../ui/problem-label'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

type Section<Item> = {
  title: string
  count: number
  none: string
  items: Item[]
  children: (item: Item) => ReactNode
}

/** One kind of thing to look at: how many, and the oldest of them. */
export function AttentionSection<Item extends { id: string }>({
  title,
  count,
  none,
  items,
  children,
}: Section<Item>) {
  return (
    <section className={styles.card}>
      <h2>
        {title}: {count}
      </h2>
      {items.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {count > items.length ? <p>The oldest {items.length} are shown.</p> : null}
    </section>
  )
}

export function OrderLink({
  orderId,
  number,
  customer,
}: {
  orderId: string | null
  number: string | null
  customer: string | null
}) {
  if (!orderId) return null
  return (
    <>
      <StaffLink to={`/collections/orders/${orderId}`}>Order {number}</StaffLink>, {customer}
    </>
  )
}

/** A payment that does not finish by itself: why, what to do, and the buttons to do it. */
export function AttentionPayment(payment: StuckPayment & { currency: string }) {
  return (
    <>
      <StatePill {...PAYMENT_STATE_LABELS[payment.state]} />{' '}
      {formatMoney(payment.amountCents, payment.currency)} · <OrderLink {...payment} />, since{' '}
      {when(payment.since)}
      {payment.problem ? <div>Why: {problemLabel(payment.problem)}</div> : null}
      <div>{whatToDo(payment.state)}</div>
      {payment.captureId || payment.providerOrderId ? (
        <div className={styles.quiet}>
          At the provider: <span className={styles.mono}>{payment.captureId ?? payment.providerOrderId}</span>
        </div>
      ) : null}
      <div className={styles.row}>
        <ActionDialog
          label="Check now"
          title="Ask the provider about this order?"
          consequences={<p>Money that arrived opens the programs; otherwise nothing changes.</p>}
          path={`/payments/orders/${payment.orderId}/check`}
        />
        {payment.state === 'needs-attention' ? (
          <DecideActions payment={payment} number={payment.number} currency={payment.currency} />
        ) : null}
      </div>
    </>
  )
}
