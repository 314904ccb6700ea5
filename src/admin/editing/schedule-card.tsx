import type { ServerProps } from 'payload'
import { problemIn } from '@/plugins/editing/schedule/problem-in-language'
import { type AgendaItem, readAgenda } from '@/plugins/editing/schedule/read-agenda'
import { holdsRight } from '@/src/domain/roles/rights'
import { isPermitted } from '@/src/domain/roles/roles'
import { rankOf } from '@/src/server/access'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { editingMessages } from './messages'
import { scheduleLabel } from './schedule-label'

/** On the staff's first page: what was to be published and was not, with its reason, and what comes next. */
export async function ScheduleCard({ payload, user, i18n }: ServerProps) {
  const rank = rankOf({ payload, user: user ?? null })
  if (!isPermitted(rank, 'admin') || !holdsRight({ ...user, role: rank }, 'content')) return null
  const items = await readAgenda(payload)
  if (items.length === 0) return null
  const t = inLanguage(editingMessages, i18n.language)
  return (
    <section className={styles.card} aria-label={t('scheduledChanges')}>
      <h2>{t('scheduledChanges')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Item
              item={{ ...item, problem: problemIn(payload, item, i18n.language) }}
              language={i18n.language}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ item, language }: { item: AgendaItem; language: string }) {
  const t = inLanguage(editingMessages, language)
  const { standing, collection, document, title, problem } = item
  const label = scheduleLabel({ ...item, state: 'waiting', date: item.date.toISOString() }, language)
  return (
    <>
      {standing === 'next' ? null : (
        <>
          <StatePill label={t(standing === 'failed' ? 'failed' : 'late')} tone="bad" />{' '}
        </>
      )}
      <StaffLink
        to={collection === 'navigation' ? '/globals/navigation' : `/collections/${collection}/${document}`}
      >
        {title ? said(title, language) : t('untitled')}
      </StaffLink>{' '}
      · {label}
      {standing === 'next' ? null : <div>{t('why', { problem: problem ?? t('triedAgain') })}</div>}
    </>
  )
}
