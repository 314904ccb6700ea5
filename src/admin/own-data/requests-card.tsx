import type { ServerProps } from 'payload'
import { countRequests } from '@/plugins/own-data/operations/count-requests'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import { Pill } from '../ui/pill'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { onDay } from '../ui/when'
import { ownDataMessages } from './messages'

/** On the staff's first page: what people asked about their data and waits for an answer, by its clock. */
export async function RequestsCard({ payload, user, i18n: { language } }: ServerProps) {
  const rank = rankOf({ payload, user: user ?? null })
  if (!isPermitted(rank, 'admin') || !holdsRight({ ...user, role: rank }, 'people')) return null
  const { open, overdue, nextAt } = await countRequests(payload)
  if (open === 0) return null
  const t = inLanguage(ownDataMessages, language)
  return (
    <section className={styles.card} aria-label={t('requests')}>
      <h2>{t('requests')}</h2>
      <div className={styles.row}>
        <Pill label={t('open', { count: open })} tone="waiting" />
        {overdue > 0 ? <Pill label={t('overdue', { count: overdue })} tone="bad" /> : null}
        {nextAt ? <span>{t('next', { day: onDay(nextAt.toISOString(), language) })}</span> : null}
        <StaffLink to="/collections/data-requests">{t('queue')}</StaffLink>
      </div>
    </section>
  )
}
