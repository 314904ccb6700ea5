import type { AwaitedOrder } from 'payload-plugin-digital-commerce/client'
import { useMessages } from '../languages/language-provider'
import { Notice } from '../ui/notice'
import styles from './my-programs-screen.module.css'

/** What was bought and is not open yet, and why: nobody should have to ask where their program is. */
export function AwaitedOrders({ orders }: { orders: readonly AwaitedOrder[] }) {
  const t = useMessages('members')
  if (orders.length === 0) return null
  return (
    <div className={styles.awaited}>
      {orders.map(({ orderNumber, paymentMethod, titles }) => {
        const isInvoice = paymentMethod === 'invoice'
        const title = t(isInvoice ? 'waitingForPayment' : 'beingConfirmed', { titles: titles.join(', ') })
        return (
          <Notice key={orderNumber} type="info" title={title} live={false}>
            {t(isInvoice ? 'invoiceAwaited' : 'paymentAwaited', { number: orderNumber })}
          </Notice>
        )
      })}
    </div>
  )
}
