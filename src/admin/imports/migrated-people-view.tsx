import type { AdminViewServerProps } from 'payload'
import {
  MIGRATED_PER_PAGE,
  type MigratedPeople,
  readMigratedPeople,
} from '@/plugins/accounts/imports/operations/read-migrated-people'
import { MIGRATED_SHOWS, type MigratedShow, migratedShow } from '@/src/domain/imports/migrated-shows'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StaffView } from '../ui/staff-view'
import { MigratedTable } from './migrated-table'

const PATH = '/manage-website/migrated-people'

/** People who came from the older system: who has found their way in, who was told, and whose mail came back. */
export async function MigratedPeopleView(props: AdminViewServerProps) {
  const show = migratedShow(props.searchParams?.show)
  const page = Math.max(1, Number.parseInt(String(props.searchParams?.page ?? '1'), 10) || 1)
  return (
    <StaffView {...props} title="People from the older system" right="people">
      {async (payload) => {
        const found = await readMigratedPeople(payload, { show, page })
        return (
          <>
            <HeldBatches {...found} />
            <section className={styles.card}>
              <h2>{MIGRATED_SHOWS[show]}</h2>
              <Filters counts={found.counts} show={show} />
              <MigratedTable people={found.people} />
              <Pages show={show} page={page} count={found.counts[show]} />
            </section>
          </>
        )
      }}
    </StaffView>
  )
}

function HeldBatches({ batches }: MigratedPeople) {
  if (batches.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>Welcome mails that wait</h2>
      <ul>
        {batches.map(({ batch, held }) => (
          <li key={batch}>
            {batch}: {held}{' '}
            <ActionDialog
              label="Release mails"
              title={`Send ${held} welcome mails?`}
              consequences={
                <p>
                  Everybody of “{batch}” is told about the new website. Whoever has set a password by now gets
                  no mail. This cannot be taken back.
                </p>
              }
              path="/users/migrated/release-mails"
              fixed={{ batch }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Filters({ counts, show }: { counts: MigratedPeople['counts']; show: MigratedShow }) {
  return (
    <nav aria-label="Lists" className={styles.row}>
      {(Object.entries(MIGRATED_SHOWS) as [MigratedShow, string][]).map(([name, label]) => (
        <a
          key={name}
          className={styles.button}
          href={`${PATH}?show=${name}`}
          aria-current={name === show ? 'page' : undefined}
        >
          {label}: {counts[name]}
        </a>
      ))}
    </nav>
  )
}

function Pages({ show, page, count }: { show: MigratedShow; page: number; count: number }) {
  const last = Math.max(1, Math.ceil(count / MIGRATED_PER_PAGE))
  if (last === 1) return null
  return (
    <nav aria-label="Pages" className={styles.row}>
      {page > 1 ? <a href={`${PATH}?show=${show}&page=${page - 1}`}>Previous page</a> : null}
      <span>
        Page {page} of {last}
      </span>
      {page < last ? <a href={`${PATH}?show=${show}&page=${page + 1}`}>Next page</a> : null}
    </nav>
  )
}
