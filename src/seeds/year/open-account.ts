import { recordConsents } from '@/plugins/accounts/consents/operations/record-consents'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { YearPerson } from './people'
import type { Year } from './year'

export type Password = { hash: string; salt: string }

const HEARD = ['A friend', 'My doctor', 'Search engine', 'Newsletter', 'A workshop'] as const

/** Somebody opens an account; everybody of the year has the demo's password, hashed once. */
export async function openAccount(
  { payload, chance }: Year,
  { id, firstname, lastname, email, locale }: YearPerson,
  { hash, salt }: Password,
): Promise<void> {
  const heard = chance.is(0.6) ? chance.one(HEARD) : null
  const promotions = chance.is(0.4)
  await inTransaction(payload, async (sql) => {
    await sql.query(
      `INSERT INTO users (id, firstname, lastname, email, hash, salt, role, state, referral_source, locale,
         email_verified_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'user', 'active', $7, $8::text::enum_users_locale,
         CASE WHEN left(md5($1::uuid::text), 1) > '2' THEN now() END)`,
      [id, firstname, lastname, email, hash, salt, heard, locale],
    )
    await recordConsents(sql, {
      userId: id,
      source: 'registration',
      terms: true,
      ...(promotions ? { promotions } : {}),
    })
    await logActivity(sql, { action: 'account.registered', by: 'customer', actor: id, user: id })
  })
}
