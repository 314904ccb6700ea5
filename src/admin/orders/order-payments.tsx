import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { paymentStateLabel, whatToDo } from '@/src/domain/payments/payment-labels'
import { REFUND_STATE_LABELS } from '@/src/domain/refunds/refund-labels'
import { ActionDialog } from '../ui/action-dialog'
import { amount } from '../ui/amount'
import { problemLabel } from '../ui/problem-label'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { orderMessages } from './messages'

/** Money that came and money that went back, with the provider's own numbers. */
export function OrderPayments({ order, payments, refunds, language }: OrderOverview & { language: string }) {
  const t = inLanguage(orderMessages, language)
  return (
    <section className={styles.card} aria-label={t('paymentsAndRefunds')}>
      <h2>{t('payments')}</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            <StatePill {...paymentStateLabel(payment.state, payment.provider)} isMasculine />{' '}
            {amount(payment.amountCents, order.currency, language)} {payment.currency},{' '}
            {said(payment.providerName, language)}, {when(payment.capturedAt ?? payment.createdAt, language)}
            <Numbers
              title={t('atProvider')}
              numbers={{
                [t('orderNumber')]: payment.providerOrderId,
                [t('paymentNumber')]: payment.captureId,
              }}
            />
            {payment.problem ? <div>{problemLabel(payment.problem, language)}</div> : null}
            {payment.state === 'needs-attention' ? (
              <div>{said(whatToDo(payment.state), language)}</div>
            ) : null}
          </li>
        ))}
      </ul>
      <h3>{t('refunds')}</h3>
      {refunds.length === 0 ? <p className={styles.quiet}>{t('none')}</p> : null}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <StatePill {...REFUND_STATE_LABELS[refund.state]} isMasculine />{' '}
            {amount(refund.amountCents, order.currency, language)},{' '}
            {when(refund.completedAt ?? refund.createdAt, language)}
            <div>
              {said(refund.reason, language)} ·{' '}
              {refund.actor ?? t(refund.origin === 'provider' ? 'madeAtProvider' : 'staff')}
            </div>
            <Numbers title={t('atProvider')} numbers={{ [t('refundNumber')]: refund.providerRefundId }} />
            {refund.problem ? <div>{problemLabel(refund.problem, language)}</div> : null}
            {refund.heldUntil ? (
              <div className={styles.row}>
                <span>{t('goesOut', { when: when(refund.heldUntil, language) })}</span>
                <ActionDialog
                  label={t('takeBack')}
                  title={t('takeBackTitle')}
                  consequences={<p>{t('takeBackText')}</p>}
                  path={`/payments/orders/${order.id}/refunds/${refund.id}/undo`}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Numbers({ title, numbers }: { title: string; numbers: Record<string, string | null> }) {
  const known = Object.entries(numbers).filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <div className={styles.quiet}>
      {title}{' '}
      {known.map(([name, value]) => (
        <span key={name}>
          {name} <span className={styles.mono}>{value}</span>{' '}
        </span>
      ))}
    </div>
  )
}
