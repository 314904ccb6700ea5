import type { ReactNode } from 'react'
import type { StuckPayment } from '@/plugins/commerce/staff/operations/attention'
import { PAYMENT_STATE_LABELS, whatToDo } from '@/src/domain/payments/payment-labels'
import { DecideActions } from '../orders/decide-actions'
import { ActionDialog } from '../ui/action-dialog'
import { amount } from '../ui/amount'
import { problemLabel } from '../ui/problem-label'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { attentionMessages } from './attention-messages'

type Section<Item> = {
  title: string
  count: number
  none: string
  items: Item[]
  language: string
  children: (item: Item) => ReactNode
}

/** One kind of thing to look at: how many, and the oldest of them. */
export function AttentionSection<Item extends { id: string }>({
  title,
  count,
  none,
  items,
  language,
  children,
}: Section<Item>) {
  const t = inLanguage(attentionMessages, language)
  return (
    <section className={styles.card}>
      <h2>{t('counted', { title, count })}</h2>
      {items.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {count > items.length ? <p>{t('oldest', { count: items.length })}</p> : null}
    </section>
  )
}

export function OrderLink({
  orderId,
  number,
  customer,
  language,
}: {
  orderId: string | null
  number: string | null
  customer: string | null
  language: string
}) {
  if (!orderId) return null
  const t = inLanguage(attentionMessages, language)
  return (
    <>
      <StaffLink to={`/collections/orders/${orderId}`}>{t('order', { number: number ?? '' })}</StaffLink>,{' '}
      {customer}
    </>
  )
}

/** A payment that does not finish by itself: why, what to do, and the buttons to do it. */
export function AttentionPayment(payment: StuckPayment & { currency: string; language: string }) {
  const { language } = payment
  const t = inLanguage(attentionMessages, language)
  return (
    <>
      <StatePill {...PAYMENT_STATE_LABELS[payment.state]} isMasculine />{' '}
      {amount(payment.amountCents, payment.currency, language)} · <OrderLink {...payment} />
      {t('since', { when: when(payment.since, language) })}
      {payment.problem ? <div>{t('why', { problem: problemLabel(payment.problem, language) })}</div> : null}
      <div>{said(whatToDo(payment.state), language)}</div>
      {payment.captureId || payment.providerOrderId ? (
        <div className={styles.quiet}>
          {t('atProvider')}
          <span className={styles.mono}>{payment.captureId ?? payment.providerOrderId}</span>
        </div>
      ) : null}
      <div className={styles.row}>
        <ActionDialog
          label={t('check')}
          title={t('checkTitle')}
          consequences={<p>{t('checkPayment')}</p>}
          path={`/payments/orders/${payment.orderId}/check`}
        />
        {payment.state === 'needs-attention' ? (
          <DecideActions
            payment={payment}
            number={payment.number}
            currency={payment.currency}
            language={language}
          />
        ) : null}
      </div>
    </>
  )
}
