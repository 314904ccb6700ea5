'use client'

import { useSession } from '../session/use-session'
import { LinkButton } from '../ui/link-button'
import styles from './payment-result.module.css'
import { ProcessingPayment } from './processing-payment'
import { ResultCard } from './result-card'
import { type BoughtItem, type BoughtOrder, useBoughtOrder } from './use-bought-order'

/** Thanks, what was bought, and the way into it (Specification 2, Payment result screen). */
export function PaymentSuccess({ orderId }: { orderId: string | null }) {
  const { user } = useSession()
  const order = useBoughtOrder(orderId)
  if (order === undefined) return <ProcessingPayment />
  const programs = order?.items.filter(isOpen) ?? []
  const [only] = programs.length === 1 ? programs : []
  return (
    <ResultCard
      tone="success"
      title="Thank you!"
      actions={
        <>
          {only ? (
            <LinkButton href={only.address} size="large">
              Open {only.title}
            </LinkButton>
          ) : null}
          <LinkButton href="/profile" size="large" variant={only ? 'secondary' : 'primary'}>
            View Your Programs
          </LinkButton>
        </>
      }
    >
      <p>
        Your payment is complete. A receipt is on its way{user ? ` to ${user.email}` : ' to you'} by email.
      </p>
      {order ? <Bought order={order} isLinked={!only} /> : null}
    </ResultCard>
  )
}

function Bought({ order, isLinked }: { order: BoughtOrder; isLinked: boolean }) {
  return (
    <div className={styles.bought}>
      <p className={styles.quiet}>
        Order <strong>{order.number}</strong>
      </p>
      <ul>
        {order.items.map((item) => (
          <li key={item.title}>
            <span>{item.title}</span>
            {isLinked && isOpen(item) ? (
              <LinkButton href={item.address} variant="secondary" aria-label={`Open ${item.title}`}>
                Open
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function isOpen(item: BoughtItem): item is BoughtItem & { address: string } {
  return item.address !== null
}
