import type { ServerProps } from 'payload'
import { countStale, staleMonths } from '@/plugins/editing/history/read-history'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { historyMessages } from './messages'

/** On the staff's first page: how much of the website nobody has looked at for months. */
export async function StaleCard({ payload, user, i18n }: ServerProps) {
  const rank = rankOf({ payload, user: user ?? null })
  if (!isPermitted(rank, 'admin') || !holdsRight({ ...user, role: rank }, 'content')) return null
  const [count, months] = await Promise.all([countStale(payload), staleMonths(payload)])
  if (count === 0) return null
  const t = inLanguage(historyMessages, i18n.language)
  const title = t('stale', { months })
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <StaffLink to="/site-history#stale">{t('openList', { count })}</StaffLink>
    </section>
  )
}
