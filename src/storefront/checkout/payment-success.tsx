'use client'

import { useMessages } from '../languages/language-provider'
import { useSession } from '../session/use-session'
import { LinkButton } from '../ui/link-button'
import { LongDate } from '../ui/long-date'
import styles from './payment-result.module.css'
import { ProcessingPayment } from './processing-payment'
import { ResultCard } from './result-card'
import { type BoughtItem, type BoughtOrder, useBoughtOrder } from './use-bought-order'

/** Thanks, what was bought, and the way into it (Specification 2, Payment result screen). */
export function PaymentSuccess({ orderId }: { orderId: string | null }) {
  const t = useMessages('checkout')
  const { user } = useSession()
  const order = useBoughtOrder(orderId)
  if (order === undefined) return <ProcessingPayment />
  const programs = order?.items.filter(isOpen) ?? []
  const [only] = programs.length === 1 ? programs : []
  const isAllGiven = order ? order.items.length > 0 && order.items.every(({ gift }) => gift !== null) : false
  return (
    <ResultCard
      tone="success"
      title={t('thanks')}
      actions={
        <>
          {only ? (
            <LinkButton href={only.address} size="large">
              {t('open', { title: only.title })}
            </LinkButton>
          ) : null}
          {isAllGiven ? (
            <LinkButton href="/account-settings/orders" size="large">
              {t('viewGifts')}
            </LinkButton>
          ) : null}
          <LinkButton href="/profile" size="large" variant={only || isAllGiven ? 'secondary' : 'primary'}>
            {t('viewPrograms')}
          </LinkButton>
        </>
      }
    >
      <p>{user ? t('completeTo', { email: user.email }) : t('complete')}</p>
      {order ? <Bought order={order} isLinked={!only} /> : null}
    </ResultCard>
  )
}

function Bought({ order, isLinked }: { order: BoughtOrder; isLinked: boolean }) {
  const t = useMessages('checkout')
  return (
    <div className={styles.bought}>
      <p className={styles.quiet}>
        {t.rich('order', { number: order.number, strong: (words) => <strong>{words}</strong> })}
      </p>
      <ul>
        {order.items.map((item) => (
          <li key={item.title}>
            <span>
              {item.title}
              {item.gift ? <GivenTo {...item.gift} /> : null}
            </span>
            {isLinked && isOpen(item) ? (
              <LinkButton
                href={item.address}
                variant="secondary"
                aria-label={t('open', { title: item.title })}
              >
                {t('openShort')}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who is told of a gift, and when. */
function GivenTo({ name, day }: NonNullable<BoughtItem['gift']>) {
  const t = useMessages('checkout')
  return (
    <span className={styles.gift}>
      {day
        ? t.rich('giftOn', { name, day: () => <LongDate iso={`${day}T12:00:00.000Z`} /> })
        : t('giftNow', { name })}
    </span>
  )
}

function isOpen(item: BoughtItem): item is BoughtItem & { address: string } {
  return item.address !== null
}
