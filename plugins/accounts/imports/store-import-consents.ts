import { importSubscriptions } from '@/plugins/newsletter/operations/import-subscriptions'
import type { Sql } from '@/src/server/db/transaction'
import type { Placed } from './store-people'

/**
 * Takes over consent to promotions that was given in the older system, with its day. Only for accounts that never
 * said anything about it here. Gives the accounts it is new for.
 */
export async function storeImportConsents(sql: Sql, placed: readonly Placed[]): Promise<Set<string>> {
  const given = placed.flatMap(({ person, userId }) =>
    person.promotionsAt ? [{ userId, at: person.promotionsAt }] : [],
  )
  if (given.length === 0) return new Set()
  const { rows } = await sql.query<{ id: string }>({
    name: 'import-consents',
    text: `WITH given AS (
             SELECT g.* FROM jsonb_to_recordset($1::jsonb) AS g("userId" uuid, at timestamptz)
              WHERE NOT EXISTS (SELECT 1 FROM consents c WHERE c.user_id = g."userId" AND c.subject = 'promotions')),
           written AS (
             INSERT INTO consents (user_id, subject, given, text_version, source, created_at)
             SELECT "userId", 'promotions', true, 'older system', 'import', at FROM given)
           UPDATE users u SET agreed_to_promotions_at = g.at, updated_at = now()
             FROM given g WHERE u.id = g."userId" RETURNING u.id`,
    values: [JSON.stringify(given)],
  })
  const ids = rows.map(({ id }) => id)
  await importSubscriptions(sql, ids)
  return new Set(ids)
}
