import type { ServerProps } from 'payload'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { moneyMessages } from './messages'

/** On the staff's first page: what about money waits for them. */
export async function AttentionCard({ payload, user, i18n }: ServerProps) {
  const role = rankOf({ payload, user: user ?? null })
  if (!isPermitted(role, 'admin') || !holdsRight({ ...user, role }, 'money')) return null
  const found = await readAttention(payload)
  const t = inLanguage(moneyMessages, i18n.language)
  const waiting = [
    { count: found.paymentCount, key: 'payments' },
    { count: found.disputeCount, key: 'disputes' },
    { count: found.refundCount, key: 'refunds' },
    { count: found.notedCount, key: 'noted' },
    { count: found.mailCount, key: 'mails' },
    { count: found.comparison?.paidNotGranted ?? 0, key: 'notOpened' },
  ] as const
  const counts = waiting.filter(({ count }) => count > 0)
  return (
    <section className={styles.card} aria-label={t('money')}>
      <h2>{t('money')}</h2>
      <div className={styles.row}>
        {counts.length === 0 ? <StatePill label={t('nothingWaits')} tone="good" /> : null}
        {counts.map(({ count, key }) => (
          <StaffLink key={key} to="/payments-management">
            <StatePill label={t(key, { count })} tone="bad" />
          </StaffLink>
        ))}
        <StaffLink to="/payments-management">{t('needAttention')}</StaffLink>
        <StaffLink to="/statistics">{t('statistics')}</StaffLink>
        <StaffLink to="/collections/orders">{t('orders')}</StaffLink>
      </div>
    </section>
  )
}
