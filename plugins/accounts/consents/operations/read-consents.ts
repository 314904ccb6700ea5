import type { Payload } from 'payload'
import { pool, type Sql } from '@/src/server/db/transaction'

/** What somebody has agreed to, as their account settings show it. Times are ISO. */
export type ConsentsNow = {
  terms: { agreedAt: string | null; version: string | null; currentVersion: string; isCurrent: boolean }
  promotions: { given: boolean; since: string | null }
}

type Row = {
  terms_at: Date | null
  terms_version: string | null
  current_version: string
  promotions_at: Date | null
}

/** Accounts that are older than this record, and never said another version, have agreed to the first one. */
export async function readConsents(
  payload: Payload,
  userId: string,
  sql: Sql = pool(payload),
): Promise<ConsentsNow> {
  const { rows } = await sql.query<Row>({
    name: 'read-consents',
    text: `SELECT u.agreed_to_terms_at AS terms_at, u.agreed_to_promotions_at AS promotions_at,
                  coalesce((SELECT consent_terms_version FROM system_settings LIMIT 1), '1') AS current_version,
                  CASE WHEN u.agreed_to_terms_at IS NOT NULL THEN coalesce(
                    (SELECT c.text_version FROM consents c WHERE c.user_id = u.id AND c.subject = 'terms'
                      ORDER BY c.created_at DESC LIMIT 1), '1') END AS terms_version
             FROM users u WHERE u.id = $1::uuid`,
    values: [userId],
  })
  const row = rows[0]
  if (!row) throw new Error('the account is gone')
  return {
    terms: {
      agreedAt: row.terms_at?.toISOString() ?? null,
      version: row.terms_version,
      currentVersion: row.current_version,
      isCurrent: row.terms_version === row.current_version,
    },
    promotions: { given: row.promotions_at !== null, since: row.promotions_at?.toISOString() ?? null },
  }
}
