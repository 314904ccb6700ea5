'use client'

import { parseDollars } from '@/src/domain/money/money'
import { useOwnData } from '../../session/use-own-data'
import { LongDate } from '../../ui/long-date'
import { Notice } from '../../ui/notice'
import { Price } from '../../ui/price'
import { Skeleton } from '../../ui/skeleton'
import { documentLabel, type ListedOrder, orderStatus } from './my-orders-answer'
import styles from './settings.module.css'

/** What was ordered, with its documents to keep. */
export function MyOrders() {
  const { data, error } = useOwnData(
    { method: 'GET', path: '/payments/my-orders' },
    { revalidateOnFocus: true },
  )
  const orders = data?.data ?? (error?.failure.status === 404 ? [] : null)
  if (!orders && error) return <Notice type="warning" title="Failed to fetch your orders" />
  if (!orders) return <Skeleton height="6rem" />
  if (orders.length === 0) return <p>You have not ordered anything yet.</p>
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderEntry({ order }: { order: ListedOrder }) {
  return (
    <li className={styles.entry}>
      <div className={styles.entryWords}>
        <div className={styles.entryName}>{order.lines.map(({ title }) => title).join(', ')}</div>
        <div className={styles.entryDetail}>
          Order {order.number}, <LongDate iso={order.date} />, {orderStatus(order.status)}
          {order.dueAt ? (
            <>
              , due on <LongDate iso={order.dueAt} />
            </>
          ) : null}
        </div>
        <div className={styles.documents}>
          {order.documents.map((document) => (
            <a key={document.url} href={document.url} target="_blank" rel="noreferrer">
              {documentLabel(document)} (PDF)
            </a>
          ))}
        </div>
      </div>
      <Price cents={parseDollars(order.total) ?? 0} />
    </li>
  )
}
