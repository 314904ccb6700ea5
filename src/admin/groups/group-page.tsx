import type { Payload, UIFieldServerProps } from 'payload'
import { SEAT_STATES, type SeatState } from '@/src/domain/groups/seat-state'
import { hasRole } from '@/src/server/access'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

type Stored = { name?: string; endsAt?: string | null; keepsAccess?: boolean | null }

const REASON = { name: 'reason', label: 'Reason', kind: 'long-text', required: true } as const

/** On top of a group: how its places stand, and the two things staff can do about it. */
export async function GroupPage({ id, data, payload, req }: UIFieldServerProps) {
  if (!id || !hasRole(req, 'admin')) return null
  const { name = '', endsAt, keepsAccess } = data as Stored
  const places = await countPlaces(payload, String(id))
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label="Group">
      <div className={styles.row}>
        {places.map(({ state, count }) => (
          <span key={state}>
            {count} <StatePill {...SEAT_STATES[state]} />
          </span>
        ))}
        <a href={`/manage-website/collections/group-seats?where[group][equals]=${id}`}>All places</a>
      </div>
      <p>{endsAt ? `It ends ${when(endsAt)}.` : 'It has no end.'}</p>
      <div className={styles.row}>
        {endsAt ? (
          <ExtendGroup id={String(id)} name={name} endsAt={endsAt} keepsAccess={keepsAccess} />
        ) : null}
        <ActionDialog
          label="Name another leader"
          title={`Another leader for ${name}?`}
          consequences={
            <ul>
              <li>They see the places and who joined; the leader until now sees the group no more.</li>
              <li>Participants keep their places. Nobody is mailed.</li>
            </ul>
          }
          path={`/groups/${id}/leader`}
          fields={[{ name: 'email', label: 'Email of an account', kind: 'text', required: true }, REASON]}
        />
      </div>
    </section>
  )
}

type Extended = { id: string; name: string; endsAt: string; keepsAccess: boolean | null | undefined }

function ExtendGroup({ id, name, endsAt, keepsAccess }: Extended) {
  return (
    <ActionDialog
      label="Extend"
      title={`More time for ${name}?`}
      consequences={
        <ul>
          <li>It ends {when(endsAt)} now. Days are added to that, or to today where it is over.</li>
          <li>
            {keepsAccess
              ? 'People can join for longer. Who joined keeps their access in any case.'
              : 'The access of everybody who joined ends with the group, so it is extended with it.'}
          </li>
          <li>Reminders begin anew before the new end. No email is sent now.</li>
        </ul>
      }
      path={`/groups/${id}/extend`}
      fields={[
        { name: 'days', label: 'Days more', kind: 'text', help: 'Or say until which day.' },
        { name: 'until', label: 'Until the end of', kind: 'date' },
        REASON,
      ]}
    />
  )
}

async function countPlaces(payload: Payload, group: string) {
  const states = Object.keys(SEAT_STATES) as SeatState[]
  const counts = await Promise.all(
    states.map(async (state) => {
      const where = { group: { equals: group }, state: { equals: state } }
      return { state, count: (await payload.count({ collection: 'group-seats', where })).totalDocs }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
