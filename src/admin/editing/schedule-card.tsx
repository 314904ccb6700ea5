import type { ServerProps } from 'payload'
import { type AgendaItem, readAgenda } from '@/plugins/editing/schedule/read-agenda'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { StatePill } from '../ui/state-pill'
import { scheduleLabel } from './schedule-label'

/** On the staff's first page: what was to be published and was not, with its reason, and what comes next. */
export async function ScheduleCard({ payload, user }: ServerProps) {
  const rank = rankOf({ payload, user: user ?? null })
  if (!isPermitted(rank, 'admin') || !holdsRight({ ...user, role: rank }, 'content')) return null
  const items = await readAgenda(payload)
  if (items.length === 0) return null
  return (
    <section className={styles.card} aria-label="Scheduled changes">
      <h2>Scheduled changes</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ item }: { item: AgendaItem }) {
  const { standing, collection, document, title, problem } = item
  const label = scheduleLabel({ ...item, state: 'waiting', date: item.date.toISOString() })
  return (
    <>
      {standing === 'next' ? null : (
        <>
          <StatePill label={standing === 'failed' ? 'Not done' : 'Late'} tone="bad" />{' '}
        </>
      )}
      <StaffLink to={`/collections/${collection}/${document}`}>{title || 'Without a title'}</StaffLink> ·{' '}
      {label}
      {standing === 'next' ? null : (
        <div>Why: {problem ?? 'It should have been done by now. It is tried again.'}</div>
      )}
    </>
  )
}
