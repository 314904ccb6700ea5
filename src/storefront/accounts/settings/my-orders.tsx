'use client'

import { type ListedOrder, useOrders } from 'payload-plugin-digital-commerce/client'
import { parseDollars } from '@/src/domain/money/money'
import { useMessages } from '../../languages/language-provider'
import { LongDate } from '../../ui/long-date'
import { Notice } from '../../ui/notice'
import { Price } from '../../ui/price'
import { Skeleton } from '../../ui/skeleton'
import { documentLabel, orderStatus } from './my-orders-answer'
import styles from './settings.module.css'

/** What was ordered, with its documents to keep. */
export function MyOrders() {
  const t = useMessages('settings')
  const { orders, failed } = useOrders()
  if (failed) return <Notice type="warning" title={t('ordersNotFetched')} />
  if (!orders) return <Skeleton height="6rem" />
  if (orders.length === 0) return <p>{t('noOrders')}</p>
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderEntry({ order }: { order: ListedOrder }) {
  const t = useMessages('settings')
  const { dueAt } = order
  return (
    <li className={styles.entry}>
      <div className={styles.entryWords}>
        <div className={styles.entryName}>{order.lines.map(({ title }) => title).join(', ')}</div>
        <div className={styles.entryDetail}>
          {t.rich('orderEntry', {
            number: order.number,
            date: () => <LongDate iso={order.date} />,
            status: orderStatus(order.status, t),
          })}
          {dueAt ? t.rich('dueOn', { date: () => <LongDate iso={dueAt} /> }) : null}
        </div>
        <div className={styles.documents}>
          {order.documents.map((document) => (
            <a key={document.url} href={document.url} target="_blank" rel="noreferrer">
              {documentLabel(document, t)} (PDF)
            </a>
          ))}
        </div>
      </div>
      <Price cents={parseDollars(order.total) ?? 0} />
    </li>
  )
}
