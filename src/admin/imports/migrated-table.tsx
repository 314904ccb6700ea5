import type { MigratedPerson } from '@/plugins/accounts/imports/operations/read-migrated-people'
import { StackedTable } from '../ui/stacked-table'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { movingMessages } from './messages'

/** Who they are, how far they came, and what became of their mail. */
export function MigratedTable({ people, language }: { people: MigratedPerson[]; language: string }) {
  const t = inLanguage(movingMessages, language)
  if (people.length === 0) return <p className={styles.quiet}>{t('nobody')}</p>
  return (
    <StackedTable headings={[t('person'), t('numberThere'), t('account'), t('welcomeMail')]}>
      {people.map((person) => (
        <tr key={person.id}>
          <td>
            <a href={`/manage-website/collections/users/${person.id}`}>{person.email}</a>
            <div>{person.name}</div>
          </td>
          <td data-label={t('numberThere')}>{person.legacyId ?? '–'}</td>
          <td data-label={t('account')} data-wide>
            <Account {...person} language={language} />
          </td>
          <td data-label={t('welcomeMail')} data-wide>
            {t(MAIL_STATES[person.mail ?? 'none'])}
            {person.mailedAt ? t('at', { when: when(person.mailedAt, language) }) : ''}
            {person.problem ? <div>{t('notDelivered', { problem: person.problem })}</div> : null}
          </td>
        </tr>
      ))}
    </StackedTable>
  )
}

function Account({ migration, hasOpened, language }: MigratedPerson & { language: string }) {
  const t = inLanguage(movingMessages, language)
  if (migration === 'claimed') return <StatePill label={t('passwordSet')} tone="good" />
  if (migration === 'none') return <StatePill label={t('hadAccount')} tone="quiet" />
  return hasOpened ? (
    <StatePill label={t('openedLink')} tone="waiting" />
  ) : (
    <StatePill label={t('notYetHere')} tone="waiting" />
  )
}

const MAIL_STATES = {
  held: 'held',
  queued: 'queued',
  sent: 'sent',
  failed: 'failed',
  cancelled: 'notNeeded',
  skipped: 'notNeeded',
  none: 'none',
} as const
