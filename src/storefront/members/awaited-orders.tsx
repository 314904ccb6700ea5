import { Notice } from '../ui/notice'
import styles from './my-programs-screen.module.css'
import type { AwaitedOrder } from './user-products-answer'

/** What was bought and is not open yet, and why: nobody should have to ask where their program is. */
export function AwaitedOrders({ orders }: { orders: readonly AwaitedOrder[] }) {
  if (orders.length === 0) return null
  return (
    <div className={styles.awaited}>
      {orders.map((order) => (
        <Notice key={order.orderNumber} type="info" title={titleOf(order)} live={false}>
          {contentOf(order)}
        </Notice>
      ))}
    </div>
  )
}

function titleOf({ paymentMethod, titles }: AwaitedOrder): string {
  const why = paymentMethod === 'invoice' ? 'Waiting for your payment' : 'Your payment is being confirmed'
  return `${why}: ${titles.join(', ')}`
}

function contentOf({ orderNumber, paymentMethod }: AwaitedOrder): string {
  const opens = 'What you ordered opens here by itself'
  return paymentMethod === 'invoice'
    ? `We sent you the invoice for order ${orderNumber} by email. ${opens} as soon as your payment has arrived, and we write to you then.`
    : `There is nothing you need to do, and you need not pay again. ${opens}, and we write to you then. Your order is ${orderNumber}.`
}
