import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { ActionDialog } from '../ui/action-dialog'
import { amount } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { orderActionMessages } from './action-messages'
import { DecideActions } from './decide-actions'
import { RefundButton } from './refund-dialog'

/** What staff can do about an order now; what cannot be done is not offered. */
export function OrderActions({
  order,
  customer,
  lines,
  payments,
  documents,
  language,
}: OrderOverview & { language: string }) {
  const t = inLanguage(orderActionMessages, language)
  const path = `/payments/orders/${order.id}`
  const openInvoice = documents.find(({ kind, state }) => kind === 'invoice' && state === 'open')
  const isInvoiced = order.state === 'pending' && order.paymentMethod === 'invoice'
  const captured = payments.find(({ state, provider }) => state === 'captured' && provider !== 'none')
  const leftCents = lines.reduce((sum, line) => sum + line.leftCents, 0)
  const setAside = payments.find(({ state }) => state === 'needs-attention')
  const programs = lines.map(({ title }) => title).join(', ')
  return (
    <section className={styles.card} aria-label={t('whatYouCan')}>
      <div className={styles.row}>
        {isInvoiced ? (
          <ActionDialog
            label={t('markPaid')}
            title={openInvoice ? t('markPaidTitle', { number: openInvoice.number }) : t('markPaidUnnumbered')}
            consequences={
              <ul>
                <li>
                  {t('countAsReceived', {
                    amount: amount(order.totalCents, order.currency, language),
                    currency: order.currency,
                    number: order.number,
                  })}
                </li>
                <li>{t('canOpen', { name: customer.name, programs })}</li>
                <li>{t('receiptGoes', { email: customer.email })}</li>
              </ul>
            }
            path={`${path}/mark-paid`}
            fields={[
              { name: 'paidOn', label: t('dayCame'), kind: 'date' },
              { name: 'reference', label: t('reference'), kind: 'text', help: t('chequeNumber') },
              { name: 'note', label: t('note'), kind: 'long-text' },
            ]}
          />
        ) : null}
        {openInvoice ? (
          <ActionDialog
            label={t('remind')}
            title={t('remindTitle', { number: openInvoice.number })}
            consequences={<p>{t('remindText', { email: customer.email })}</p>}
            path={`${path}/remind`}
          />
        ) : null}
        {order.state === 'paid' && captured && leftCents > 0 ? (
          <RefundButton
            orderId={order.id}
            currency={order.currency}
            number={order.number}
            lines={lines.map(({ id, title, leftCents: left }) => ({ id, title, leftCents: left }))}
          />
        ) : null}
        {order.paymentMethod === 'credit' || order.paymentMethod === 'paypal' ? (
          <ActionDialog
            label={t('check')}
            confirmLabel={t('checkNow')}
            title={t('checkTitle')}
            consequences={<p>{t('checkText')}</p>}
            path={`${path}/check`}
          />
        ) : null}
        {order.state === 'pending' ? (
          <ActionDialog
            label={t('cancel')}
            title={t('cancelTitle', { number: order.number })}
            consequences={
              <ul>
                <li>{t('cancelled')}</li>
                {order.discountCode ? <li>{t('codeBack', { code: order.discountCode })}</li> : null}
                <li>{t('moneyAllTheSame')}</li>
              </ul>
            }
            path={`${path}/cancel`}
          />
        ) : null}
        {setAside ? (
          <DecideActions
            payment={setAside}
            number={order.number}
            currency={order.currency}
            language={language}
          />
        ) : null}
      </div>
    </section>
  )
}
