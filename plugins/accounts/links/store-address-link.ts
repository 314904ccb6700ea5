import { randomBytes } from 'node:crypto'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import type { Sql } from '@/src/server/db/transaction'
import { hashToken } from '../sessions/tokens'

export type AddressLink = { linkId: string; token: string }

/**
 * Stores a link that proves an address: another one, which the account then gets, or the one it has. Ends the links of the same
 * kind before it, and leaves the other kind alone. The token is given once; only its hash is kept.
 */
export async function storeAddressLink(
  sql: Sql,
  { userId, email }: { userId: string; email: string },
): Promise<AddressLink> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await sql.query<{ id: string }>({
    name: 'store-address-link',
    text: `WITH replaced AS (
             UPDATE email_changes c SET expires_at = now(), updated_at = now() FROM users u
              WHERE u.id = $1::uuid AND c.user_id = u.id AND (c.new_email = u.email) = ($2 = u.email)
                AND c.used_at IS NULL AND c.expires_at > now())
           INSERT INTO email_changes (user_id, new_email, token_hash, expires_at)
           VALUES ($1::uuid, $2, $3, now() + make_interval(hours => $4)) RETURNING id`,
    values: [userId, email, hashToken(token), RESET_LINK_HOURS],
  })
  const row = rows[0]
  if (!row) throw new Error('the link for an address was not stored')
  return { linkId: row.id, token }
}
