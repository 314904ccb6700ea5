import type { Payload } from 'payload'
import { RESET_SESSION_MINUTES } from '@/src/domain/passwords/reset-rules'
import { canonicalEmail } from '@/src/domain/users/email'
import { pool } from '@/src/server/db/transaction'
import { resetSessionToken } from '../resets/reset-tokens'
import { hashToken } from '../sessions/tokens'

/**
 * The session token of a link that is still good for this address, or null. Spends nothing: opening a link twice,
 * or a mail scanner that opens it first, gives the same token and another half hour. Specification 4, Reset flow.
 */
export async function openResetLink(
  payload: Payload,
  link: { token: string; email: string },
): Promise<string | null> {
  const email = canonicalEmail(link.email)
  if (!email) return null
  const sessionToken = resetSessionToken(payload, link.token)
  const { rowCount } = await pool(payload).query({
    name: 'open-reset-link',
    text: `UPDATE password_resets r
              SET session_token_hash = $3, session_expires_at = now() + make_interval(mins => $4),
                  opened_at = coalesce(r.opened_at, now()), updated_at = now()
             FROM users u
            WHERE r.token_hash = $1 AND r.used_at IS NULL AND r.expires_at > now()
              AND u.id = r.user_id AND u.email = $2 AND u.state = 'active'`,
    values: [hashToken(link.token), email, hashToken(sessionToken), RESET_SESSION_MINUTES],
  })
  return rowCount === 1 ? sessionToken : null
}
