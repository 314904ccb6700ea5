import { INVITATION_DAYS, type InvitationType } from '@/src/domain/invitations/invitation'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { hashToken } from '../sessions/tokens'
import { newInvitationToken } from './invitation-token'

export type Renewed = {
  id: string
  email: string
  type: InvitationType
  locale: Locale
  expiresAt: Date
  sendings: number
}

/**
 * Gives a pending invitation a fresh token, in the caller's transaction, and nobody else: the caller hands it over. The
 * token before is void.
 */
export async function renewToken(sql: Sql, id: string): Promise<Renewed & { token: string }> {
  const token = newInvitationToken()
  const { rows } = await sql.query<Renewed>(
    `UPDATE invitations SET token_hash = $2, expires_at = now() + make_interval(days => $3), sent_at = now(),
            sendings = sendings + 1, updated_at = now()
      WHERE id = $1::uuid AND state = 'pending'
      RETURNING id, email, invitation_type AS type, locale, expires_at AS "expiresAt", sendings::int`,
    [id, hashToken(token), INVITATION_DAYS],
  )
  const renewed = rows[0]
  if (!renewed) throw new Error('the invitation is not pending any more')
  return { ...renewed, token }
}
