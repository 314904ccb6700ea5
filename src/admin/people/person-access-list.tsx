import type { PersonAccess } from '@/plugins/commerce/staff/operations/read-person'
import { ACCESS_SOURCES, ACCESS_STATES } from '@/src/domain/access/access-source'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { onDay, when } from '../ui/when'

type Props = { userId: string; access: PersonAccess[]; programs: { value: string; label: string }[] }

/** Every source of a person's access, and the two things staff can do about it. */
export function PersonAccessList({ userId, access, programs }: Props) {
  const path = `/users/${userId}/user-products`
  return (
    <section className={styles.card} aria-label="Programs">
      <h2>Programs</h2>
      {access.length === 0 ? <p className={styles.quiet}>None.</p> : null}
      <ul>
        {access.map((row) => (
          <li key={row.id}>
            <div className={styles.row}>
              <strong>{row.title}</strong>
              <StatePill {...ACCESS_STATES[row.state]} />
              <span>
                {ACCESS_SOURCES[row.source].because}
                {row.orderId ? (
                  <>
                    {' '}
                    (<a href={`/manage-website/collections/orders/${row.orderId}`}>order {row.orderNumber}</a>
                    )
                  </>
                ) : null}
                , since {onDay(row.since)}
                {row.reason ? `: ${row.reason}` : ''}
                {row.state === 'active' ? duration(row) : ''}
                {row.state === 'ended' ? ` – ended ${onDay(row.endedAt)}: ${row.endReason ?? ''}` : ''}
              </span>
              {row.accessEndsAt ? <ExtendAccess {...row} path={path} /> : null}
              {row.state === 'active' ? <MoveAccess {...row} path={path} /> : null}
              {row.state === 'active' ? (
                <EndAccess {...row} path={path} hasOther={isTwice(row, access)} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ActionDialog
          label="Open a program"
          title="Open a program for this person?"
          consequences={
            <p>
              They can open it at once, without paying. Who opened it and why stays on record. No email is
              sent.
            </p>
          }
          path={path}
          fields={[
            { name: 'productId', label: 'Program', kind: 'choice', required: true, options: programs },
            { name: 'reason', label: 'Reason', kind: 'long-text', required: true },
          ]}
        />
      </div>
    </section>
  )
}

function duration({ accessEndsAt, daysFromOpening }: PersonAccess): string {
  if (accessEndsAt) return `, open until ${when(accessEndsAt)}`
  return daysFromOpening ? `, ${daysFromOpening} days from its first opening` : ''
}

function ExtendAccess({ id, title, accessEndsAt, path }: PersonAccess & { path: string }) {
  return (
    <ActionDialog
      label="Extend"
      title={`More time for ${title}?`}
      consequences={
        <ul>
          <li>It ends {when(accessEndsAt)} now. Days are added to that, or to today where it is over.</li>
          <li>Reminders begin anew, 14 and 3 days before the new end. No email is sent now.</li>
        </ul>
      }
      path={`${path}/${id}/extend`}
      fields={[
        { name: 'days', label: 'Days more', kind: 'text', help: 'Or say until which day.' },
        { name: 'until', label: 'Until the end of', kind: 'date' },
        { name: 'reason', label: 'Reason', kind: 'long-text', required: true },
      ]}
    />
  )
}

function MoveAccess({ id, title, source, accessEndsAt, path }: PersonAccess & { path: string }) {
  return (
    <>
      {accessEndsAt ? (
        <ActionDialog
          label="Defer"
          title={`Let the time for ${title} wait?`}
          consequences={
            <p>
              The days that are left until {when(accessEndsAt)} wait, and begin again when the person opens
              the program the next time. No email is sent.
            </p>
          }
          path={`${path}/${id}/defer`}
          fields={[{ name: 'reason', label: 'Reason', kind: 'long-text', required: true }]}
        />
      ) : null}
      {source === 'seat' ? null : (
        <ActionDialog
          label="Move to another person"
          title={`Move ${title} to another person?`}
          consequences={
            <ul>
              <li>They can open it at once, for as long as it is open here; here it is closed.</li>
              <li>Progress and what was written stay with this person. No email is sent.</li>
              <li>A refund of its order ends it there.</li>
            </ul>
          }
          path={`${path}/${id}/transfer`}
          fields={[
            { name: 'email', label: 'Email of an account', kind: 'text', required: true },
            { name: 'reason', label: 'Reason', kind: 'long-text', required: true },
          ]}
        />
      )}
    </>
  )
}

function isTwice({ id, productId }: PersonAccess, access: PersonAccess[]): boolean {
  return access.some((other) => other.productId === productId && other.id !== id && other.state === 'active')
}

function EndAccess({
  id,
  title,
  source,
  path,
  hasOther,
}: PersonAccess & { path: string; hasOther: boolean }) {
  return (
    <ActionDialog
      label="End access"
      title={`End this access to ${title}?`}
      consequences={
        <ul>
          <li>
            {hasOther
              ? 'The program stays open: the person has it from another source, too.'
              : 'The person can no longer open the program.'}
          </li>
          {ACCESS_SOURCES[source].isPaid ? (
            <li>No money is given back: that is a refund, on the order.</li>
          ) : null}
        </ul>
      }
      path={`${path}/${id}/end`}
      fields={[{ name: 'reason', label: 'Reason', kind: 'long-text', required: true }]}
    />
  )
}
