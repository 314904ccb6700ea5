import type { PersonOrder, PersonOverview } from '@/plugins/commerce/staff/operations/read-person'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { formatCad } from '@/src/domain/money/money'
import { ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { paymentStateLabel } from '@/src/domain/payments/payment-labels'
import { MailState } from '../mail/mail-state'
import { problemLabel } from '../ui/problem-label'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { onDay, when } from '../ui/when'

/** Payments, sign-ins and mails of one person at a glance. */
export function PersonSummary({
  state,
  lastSignInAt,
  lastSeenAt,
  orders,
  mails,
  hasOrders,
  email,
}: PersonOverview & { hasOrders: boolean; email: string }) {
  return (
    <section className={styles.card} aria-label="I paid and can’t get in">
      <h2>“I paid and can’t get in”</h2>
      <ul>
        {state === 'deactivated' ? (
          <li>
            <StatePill label="The account is deactivated: nobody can sign in to it" tone="bad" />
          </li>
        ) : null}
        <li>
          {lastSignInAt
            ? `Last signed in ${when(lastSignInAt)}, last seen ${when(lastSeenAt)}`
            : 'Has never signed in here.'}
        </li>
      </ul>
      <h3>Orders</h3>
      {hasOrders ? <Orders orders={orders} email={email} /> : <p>You do not have the right to see orders.</p>}
      <h3>Last emails</h3>
      {mails.length === 0 ? <p className={styles.quiet}>None.</p> : null}
      <ul>
        {mails.map(({ id, message, state: mailState, sentAt, createdAt, problem }) => (
          <li key={id}>
            <a href={`/manage-website/collections/email-outbox/${id}`}>{messageLabel(message)}</a>{' '}
            <MailState state={mailState} /> {when(sentAt ?? createdAt)}
            {problem ? ` – ${problem}` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Orders({ orders, email }: Pick<PersonOverview, 'orders'> & { email: string }) {
  return (
    <>
      {orders.length === 0 ? (
        <p className={styles.quiet}>No order by this account. Another address?</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <Order key={order.id} {...order} />
          ))}
        </ul>
      )}
      <p>
        <a href={`/manage-website/new-order?customer=${encodeURIComponent(email)}`}>
          New order for this person
        </a>
      </p>
    </>
  )
}

function Order({
  id,
  number,
  state,
  createdAt,
  totalCents,
  titles,
  payment,
  openInvoice,
  closedTitles,
}: PersonOrder) {
  return (
    <li>
      <a href={`/manage-website/collections/orders/${id}`}>Order {number}</a>, {onDay(createdAt)},{' '}
      {formatCad(totalCents)}: {titles} <StatePill {...ORDER_STATE_LABELS[state]} />{' '}
      {payment && state !== 'paid' && state !== 'refunded' ? (
        <span>
          payment: {paymentStateLabel(payment.state, payment.provider).label}
          {payment.problem ? ` (${problemLabel(payment.problem)})` : ''}
        </span>
      ) : null}
      {openInvoice ? <div>Waits for the payment of invoice {openInvoice}.</div> : null}
      {closedTitles.length > 0 ? (
        <div>
          <StatePill label={`Paid, but not open: ${closedTitles.join(', ')}`} tone="bad" />
        </div>
      ) : null}
    </li>
  )
}
