import type { UIFieldServerProps } from 'payload'
import { readOrderOverview } from '@/plugins/commerce/staff/operations/read-order-overview'
import { readLocale } from '@/src/domain/languages/locales'
import { hasRight } from '@/src/server/access'
import { siteOf } from '@/src/server/site'
import styles from '../ui/staff.module.css'
import { OrderActions } from './order-actions'
import { OrderDocuments } from './order-documents'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import { OrderMails } from './order-mails'
import { OrderPayments } from './order-payments'
import { OrderTimeline } from './order-timeline'

/** All about one order on one calm page, above what is stored. Read on the server, one SQL statement. */
export async function OrderPage({ id, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'money')) return null
  const overview = {
    ...(await readOrderOverview(payload, String(id), readLocale(i18n.language))),
    language: i18n.language,
  }
  return (
    <div className={styles.page}>
      <OrderHead {...overview} people={siteOf(payload).customers.slug} />
      <OrderActions {...overview} />
      <OrderLines {...overview} />
      <div className={styles.columns}>
        <OrderPayments {...overview} />
        <OrderDocuments {...overview} />
      </div>
      <OrderMails {...overview} />
      <OrderTimeline {...overview} />
    </div>
  )
}
