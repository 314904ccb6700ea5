import type { ImportedPerson } from '@/src/domain/imports/person-row'
import type { Sql } from '@/src/server/db/transaction'

/** A person and the account they have here. */
export type Placed = { person: ImportedPerson; userId: string }

/**
 * Stores accounts that nobody has claimed yet: no password, no sign-in but by a link from the mailbox. Somebody who
 * registers one of the addresses at this very moment makes the whole batch start again.
 */
export async function storePeople(sql: Sql, people: readonly ImportedPerson[]): Promise<Placed[]> {
  if (people.length === 0) return []
  const { rows } = await sql.query<{ id: string; email: string }>({
    name: 'import-store-people',
    text: `INSERT INTO users (legacy_id, email, firstname, lastname, role, state, migration)
           SELECT p."legacyId", p.email, p.firstname, p.lastname, 'user', 'active', 'unclaimed'
             FROM jsonb_to_recordset($1::jsonb) AS p("legacyId" text, email text, firstname text, lastname text)
            ORDER BY p.email
           ON CONFLICT DO NOTHING RETURNING id, email`,
    values: [JSON.stringify(people)],
  })
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return people.map((person) => {
    const userId = ids.get(person.email)
    if (!userId) throw new MeanwhileRegistered()
    return { person, userId }
  })
}

/** Has the code of a serialization failure, which `inTransaction` runs again: this time the account is seen. */
class MeanwhileRegistered extends Error {
  readonly code = '40001'
}

/** Makes unclaimed accounts what the file says now; those that are so already are left alone. */
export async function refreshPeople(sql: Sql, placed: readonly Placed[]): Promise<Set<string>> {
  const rows = placed.map(({ person, userId }) => ({ ...person, userId }))
  return changed(sql, rows, `firstname = p.firstname, lastname = p.lastname, legacy_id = p."legacyId"`)
}

/** Notes the older system's number at accounts in use. Nothing else of theirs is touched. */
export async function numberPeople(sql: Sql, placed: readonly Placed[]): Promise<Set<string>> {
  const rows = placed.map(({ person, userId }) => ({ legacyId: person.legacyId, userId }))
  return changed(sql, rows, `legacy_id = coalesce(u.legacy_id, p."legacyId")`)
}

async function changed(sql: Sql, rows: readonly object[], assignments: string): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const { rows: changedRows } = await sql.query<{ id: string }>(
    `UPDATE users u SET ${assignments}, updated_at = now()
       FROM jsonb_to_recordset($1::jsonb) AS p("userId" uuid, "legacyId" text, firstname text, lastname text)
      WHERE u.id = p."userId"
        AND (u.legacy_id, u.firstname, u.lastname) IS DISTINCT FROM
            (coalesce(u.legacy_id, p."legacyId"), coalesce(p.firstname, u.firstname), coalesce(p.lastname, u.lastname))
      RETURNING u.id`,
    [JSON.stringify(rows)],
  )
  return new Set(changedRows.map(({ id }) => id))
}
