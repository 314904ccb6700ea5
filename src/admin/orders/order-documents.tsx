import type { OrderOverview, OverviewDocument } from '@/plugins/commerce/staff/operations/order-overview'
import type { StateLabel } from '@/src/domain/orders/order-labels'
import { amount } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { ApiLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { onDay } from '../ui/when'
import { orderMessages } from './messages'

/** The papers of an order: invoice, credit notes, receipt. */
export function OrderDocuments({ order, documents, language }: OrderOverview & { language: string }) {
  const t = inLanguage(orderMessages, language)
  const hasReceipt = order.state === 'paid' || order.state === 'refunded'
  return (
    <section className={styles.card} aria-label={t('documents')}>
      <h2>{t('documents')}</h2>
      {documents.length === 0 && !hasReceipt ? <p className={styles.quiet}>{t('noneYet')}</p> : null}
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <ApiLink to={`/payments/invoices/${document.id}/pdf`}>
              {t(document.kind === 'invoice' ? 'invoiceFile' : 'creditNoteFile', { number: document.number })}
            </ApiLink>
            {t('issuedOn', {
              total: amount(document.totalCents, order.currency, language),
              day: onDay(document.issuedAt, language),
            })}{' '}
            <StatePill {...contentOf(document, language)} />
            {document.reminders > 0 ? (
              <div className={styles.quiet}>
                {t('reminded', {
                  count: document.reminders,
                  day: onDay(document.remindedAt, language),
                })}
              </div>
            ) : null}
          </li>
        ))}
        {hasReceipt ? (
          <li>
            <ApiLink to={`/payments/orders/${order.id}/receipt`}>{t('receiptFile')}</ApiLink>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function contentOf({ state, isOverdue, dueAt }: OverviewDocument, language: string): StateLabel {
  const t = inLanguage(orderMessages, language)
  const day = onDay(dueAt, language)
  if (isOverdue) return { label: t('overdue', { day }), tone: 'bad' }
  if (state === 'open') return { label: dueAt ? t('openDue', { day }) : t('open'), tone: 'waiting' }
  if (state === 'paid') return { label: t('paid'), tone: 'good' }
  return { label: t(state === 'issued' ? 'issued' : 'cancelled'), tone: 'quiet' }
}
