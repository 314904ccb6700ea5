import type { ImportedPerson } from '@/src/domain/imports/person-row'
import type { KnownAccount } from '@/src/domain/imports/place-person'
import type { Sql } from '@/src/server/db/transaction'

export type KnownAccounts = { byEmail: Map<string, KnownAccount>; byNumber: Map<string, KnownAccount> }

/** The accounts some people may have here already, held until the transaction ends. */
export async function lockKnownAccounts(sql: Sql, people: readonly ImportedPerson[]): Promise<KnownAccounts> {
  const { rows } = await sql.query<KnownAccount>({
    name: 'import-known-accounts',
    text: `WITH known AS (
             SELECT u.* FROM users u
              WHERE u.email = ANY($1::text[]) OR u.legacy_id = ANY($2::text[])
              ORDER BY u.id FOR NO KEY UPDATE)
           SELECT id, email, legacy_id AS "legacyId", firstname, lastname, role, state, migration,
                  email_verified_at IS NOT NULL AS "isProven"
             FROM known k`,
    values: [people.map(({ email }) => email), people.map(({ legacyId }) => legacyId)],
  })
  const byNumber = rows.flatMap((account) => (account.legacyId ? [[account.legacyId, account] as const] : []))
  return { byEmail: new Map(rows.map((account) => [account.email, account])), byNumber: new Map(byNumber) }
}
