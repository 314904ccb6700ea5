import type { MigratedPerson } from '@/plugins/accounts/imports/operations/read-migrated-people'
import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

/** Who they are, how far they came, and what became of their mail. */
export function MigratedTable({ people }: { people: MigratedPerson[] }) {
  if (people.length === 0) return <p className={styles.quiet}>Nobody.</p>
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Number there</th>
            <th scope="col">Account</th>
            <th scope="col">Welcome mail</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <td>
                <a href={`/manage-website/collections/users/${person.id}`}>{person.email}</a>
                <div>{person.name}</div>
              </td>
              <td data-label="Number there">{person.legacyId ?? '–'}</td>
              <td data-label="Account" data-wide>
                <Account {...person} />
              </td>
              <td data-label="Welcome mail" data-wide>
                {MAIL_STATE_LABELS[person.mail ?? 'none']}
                {person.mailedAt ? `, ${when(person.mailedAt)}` : ''}
                {person.problem ? <div>Not delivered: {person.problem}</div> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Account({ migration, hasOpened }: MigratedPerson) {
  if (migration === 'claimed') return <StatePill label="Password set" tone="good" />
  if (migration === 'none') return <StatePill label="Had an account here" tone="quiet" />
  return hasOpened ? (
    <StatePill label="Opened a link, no password yet" tone="waiting" />
  ) : (
    <StatePill label="Not yet here" tone="waiting" />
  )
}

const MAIL_STATE_LABELS = {
  held: 'Not released',
  queued: 'On its way',
  sent: 'Sent',
  failed: 'Not delivered',
  cancelled: 'Not needed',
  skipped: 'Not needed',
  none: 'None',
} as const
