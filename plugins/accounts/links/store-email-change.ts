import { randomBytes } from 'node:crypto'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import type { Sql } from '@/src/server/db/transaction'
import { hashToken } from '../sessions/tokens'

/** Stores a request for another address and ends the ones before. The token is given once; only its hash is kept. */
export async function storeEmailChange(
  sql: Sql,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<{ changeId: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await sql.query<{ id: string }>(
    `WITH replaced AS (
       UPDATE email_changes SET expires_at = now(), updated_at = now()
        WHERE user_id = $1 AND used_at IS NULL AND expires_at > now())
     INSERT INTO email_changes (user_id, new_email, token_hash, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(hours => $4)) RETURNING id`,
    [userId, newEmail, hashToken(token), RESET_LINK_HOURS],
  )
  const row = rows[0]
  if (!row) throw new Error('the request for a new address was not stored')
  return { changeId: row.id, token }
}
