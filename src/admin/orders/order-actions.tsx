import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { formatMoney } from '@/src/domain/money/money'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { DecideActions } from './decide-actions'
import { RefundButton } from './refund-dialog'

/** What staff can do about an order now; what cannot be done is not offered. */
export function OrderActions({ order, customer, lines, payments, documents }: OrderOverview) {
  const path = `/payments/orders/${order.id}`
  const openInvoice = documents.find(({ kind, state }) => kind === 'invoice' && state === 'open')
  const isInvoiced = order.state === 'pending' && order.paymentMethod === 'invoice'
  const captured = payments.find(({ state, provider }) => state === 'captured' && provider !== 'none')
  const leftCents = lines.reduce((sum, line) => sum + line.leftCents, 0)
  const setAside = payments.find(({ state }) => state === 'needs-attention')
  const programs = lines.map(({ title }) => title).join(', ')
  return (
    <section className={styles.card} aria-label="What you can do">
      <div className={styles.row}>
        {isInvoiced ? (
          <ActionDialog
            label="Mark invoice as paid"
            title={`Mark ${openInvoice ? `invoice ${openInvoice.number}` : 'the invoice'} as paid?`}
            consequences={
              <ul>
                <li>
                  {formatMoney(order.totalCents, order.currency)} {order.currency} count as received for order{' '}
                  {order.number}.
                </li>
                <li>
                  {customer.name} can open: {programs}.
                </li>
                <li>A receipt goes to {customer.email}.</li>
              </ul>
            }
            path={`${path}/mark-paid`}
            fields={[
              { name: 'paidOn', label: 'The day the money came', kind: 'date' },
              { name: 'reference', label: 'Reference', kind: 'text', help: 'Cheque or transfer number' },
              { name: 'note', label: 'Note', kind: 'long-text' },
            ]}
          />
        ) : null}
        {openInvoice ? (
          <ActionDialog
            label="Send a reminder"
            title={`Remind about invoice ${openInvoice.number}?`}
            consequences={<p>A reminder with the invoice goes to {customer.email}. Nothing else changes.</p>}
            path={`${path}/remind`}
          />
        ) : null}
        {order.state === 'paid' && captured && leftCents > 0 ? (
          <RefundButton
            orderId={order.id}
            currency={order.currency}
            number={order.number}
            lines={lines.map(({ id, title, leftCents: left }) => ({ id, title, leftCents: left }))}
          />
        ) : null}
        {order.paymentMethod === 'credit' || order.paymentMethod === 'paypal' ? (
          <ActionDialog
            label="Check now with the provider"
            confirmLabel="Check now"
            title="Ask the provider about this order?"
            consequences={
              <p>
                The provider is asked what became of the payments and refunds of this order. Money that
                arrived opens the programs; otherwise nothing changes.
              </p>
            }
            path={`${path}/check`}
          />
        ) : null}
        {order.state === 'pending' ? (
          <ActionDialog
            label="Cancel order"
            title={`Cancel order ${order.number}?`}
            consequences={
              <ul>
                <li>The order counts as cancelled, and nothing is opened.</li>
                {order.discountCode ? <li>The code {order.discountCode} is given back.</li> : null}
                <li>If money arrives all the same, the order is paid after all.</li>
              </ul>
            }
            path={`${path}/cancel`}
          />
        ) : null}
        {setAside ? (
          <DecideActions payment={setAside} number={order.number} currency={order.currency} />
        ) : null}
      </div>
    </section>
  )
}
