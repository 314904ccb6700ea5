import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { METHOD_LABELS, ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { amount } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StateName } from '../ui/state-name'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { orderMessages } from './messages'

/** Who, how much, and how it stands. `people` is the collection customers sign in to. */
export function OrderHead({
  order,
  customer,
  refunds,
  people,
  language,
}: OrderOverview & { people: string; language: string }) {
  const t = inLanguage(orderMessages, language)
  const back = refunds
    .filter(({ state }) => state === 'completed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <section className={styles.card} aria-label={t('order')}>
      <div className={styles.row}>
        <StatePill {...ORDER_STATE_LABELS[order.state]} />
        {back > 0 && order.state === 'paid' ? (
          <StatePill
            label={t('partRefunded', { amount: amount(back, order.currency, language) })}
            tone="waiting"
          />
        ) : null}
        <strong>
          {amount(order.totalCents, order.currency, language)} {order.currency}
        </strong>
        <span>
          <StateName label={METHOD_LABELS[order.paymentMethod]} />
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('customer')}</dt>
        <dd>
          <StaffLink to={`/collections/${people}/${customer.id}`}>{customer.name}</StaffLink>,{' '}
          {customer.email}
          {customer.emailNow === customer.email ? null : t('now', { email: customer.emailNow })}
          {customer.state === 'deactivated' ? t('deactivated') : null}
        </dd>
        <dt>{t('placed')}</dt>
        <dd>{when(order.createdAt, language)}</dd>
        {order.paidAt ? (
          <>
            <dt>{t('paid')}</dt>
            <dd>{when(order.paidAt, language)}</dd>
          </>
        ) : null}
        {order.cancelledAt ? (
          <>
            <dt>{t('cancelled')}</dt>
            <dd>{when(order.cancelledAt, language)}</dd>
          </>
        ) : null}
        {order.termsVersion ? (
          <>
            <dt>{t('terms')}</dt>
            <dd>
              {t('termsVersion', {
                version: order.termsVersion,
                language: t(order.termsLocale === 'fr' ? 'inFrench' : 'inEnglish'),
              })}
            </dd>
          </>
        ) : null}
        {order.organization || order.reference ? (
          <>
            <dt>{t('forInvoice')}</dt>
            <dd>{[order.organization, order.reference].filter(Boolean).join(', ')}</dd>
          </>
        ) : null}
      </dl>
    </section>
  )
}
