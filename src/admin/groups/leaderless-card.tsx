import type { ServerProps } from 'payload'
import { findLeaderless, type Leaderless } from '@/plugins/groups/operations/find-leaderless'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { onDay } from '../ui/when'
import { groupMessages } from './messages'

/** On the staff's first page: groups that need another leader, because theirs is gone or closes their account. */
export async function LeaderlessCard({ payload, user, i18n: { language } }: ServerProps) {
  const rank = rankOf({ payload, user: user ?? null })
  if (!isPermitted(rank, 'admin') || !holdsRight({ ...user, role: rank }, 'people')) return null
  const groups = await findLeaderless(payload)
  if (groups.length === 0) return null
  const t = inLanguage(groupMessages, language)
  return (
    <section className={styles.card} aria-label={t('leaderless')}>
      <h2>{t('leaderless')}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            <StaffLink to={`/collections/seat-groups/${group.id}`}>{group.name}</StaffLink>{' '}
            <LeaderGone {...group} language={language} /> {t('people', { count: group.people })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** That a group's leader is gone, or until when they are there. */
export function LeaderGone({ closesAt, language }: Pick<Leaderless, 'closesAt'> & { language: string }) {
  const t = inLanguage(groupMessages, language)
  if (!closesAt) return <StatePill label={t('leaderGone')} tone="bad" />
  return (
    <StatePill label={t('leaderLeaves', { day: onDay(closesAt.toISOString(), language) })} tone="waiting" />
  )
}
