import type { PersonOrder, PersonOverview } from '@/plugins/commerce/staff/operations/read-person'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { CURRENCY } from '@/src/domain/money/currency'
import { ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { paymentStateLabel } from '@/src/domain/payments/payment-labels'
import { MailState } from '../mail/mail-state'
import { amount } from '../ui/amount'
import { commonMessages } from '../ui/messages'
import { problemLabel } from '../ui/problem-label'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { onDay, when } from '../ui/when'
import { personMessages } from './messages'

/** Payments, sign-ins and mails of one person at a glance. */
export function PersonSummary({
  state,
  lastSignInAt,
  lastSeenAt,
  orders,
  mails,
  hasOrders,
  email,
  language,
}: PersonOverview & { hasOrders: boolean; email: string; language: string }) {
  const t = inLanguage(personMessages, language)
  return (
    <section className={styles.card} aria-label={t('paidAndCannot')}>
      <h2>{t('paidAndCannotTitle')}</h2>
      <ul>
        {state === 'deactivated' ? (
          <li>
            <StatePill label={t('deactivated')} tone="bad" />
          </li>
        ) : null}
        <li>
          {lastSignInAt
            ? t('lastSeen', { signedIn: when(lastSignInAt, language), seen: when(lastSeenAt, language) })
            : t('neverSignedIn')}
        </li>
      </ul>
      <h3>{t('orders')}</h3>
      {hasOrders ? <Orders orders={orders} email={email} language={language} /> : <p>{t('noRight')}</p>}
      <h3>{t('lastEmails')}</h3>
      {mails.length === 0 ? (
        <p className={styles.quiet}>{inLanguage(commonMessages, language)('none')}</p>
      ) : null}
      <ul>
        {mails.map(({ id, message, state: mailState, sentAt, createdAt, problem }) => (
          <li key={id}>
            <a href={`/manage-website/collections/email-outbox/${id}`}>
              {said(messageLabel(message), language)}
            </a>{' '}
            <MailState state={mailState} /> {when(sentAt ?? createdAt, language)}
            {problem ? t('problem', { problem: said(problem, language) }) : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Orders({
  orders,
  email,
  language,
}: Pick<PersonOverview, 'orders'> & { email: string; language: string }) {
  const t = inLanguage(personMessages, language)
  return (
    <>
      {orders.length === 0 ? (
        <p className={styles.quiet}>{t('noOrder')}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <Order key={order.id} {...order} language={language} />
          ))}
        </ul>
      )}
      <p>
        <a href={`/manage-website/new-order?customer=${encodeURIComponent(email)}`}>{t('newOrder')}</a>
      </p>
    </>
  )
}

function Order({
  id,
  number,
  state,
  createdAt,
  totalCents,
  titles,
  payment,
  openInvoice,
  closedTitles,
  language,
}: PersonOrder & { language: string }) {
  const t = inLanguage(personMessages, language)
  return (
    <li>
      <a href={`/manage-website/collections/orders/${id}`}>{t('order', { number })}</a>
      {t('bought', {
        day: onDay(createdAt, language),
        total: amount(totalCents, CURRENCY, language),
        titles,
      })}
      <StatePill {...ORDER_STATE_LABELS[state]} />{' '}
      {payment && state !== 'paid' && state !== 'refunded' ? (
        <span>
          {t('payment', {
            state: said(paymentStateLabel(payment.state, payment.provider).label, language),
          })}
          {payment.problem ? ` (${problemLabel(payment.problem, language)})` : ''}
        </span>
      ) : null}
      {openInvoice ? <div>{t('waitsFor', { number: openInvoice })}</div> : null}
      {closedTitles.length > 0 ? (
        <div>
          <StatePill label={t('paidNotOpen', { titles: closedTitles.join(', ') })} tone="bad" />
        </div>
      ) : null}
    </li>
  )
}
