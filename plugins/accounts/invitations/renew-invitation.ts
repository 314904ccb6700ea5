import { INVITATION_DAYS, type InvitationType } from '@/src/domain/invitations/invitation'
import type { Sql } from '@/src/server/db/transaction'
import { hashToken } from '../sessions/tokens'
import { newInvitationToken } from './invitation-token'
import { queueInvitation } from './queue-invitation'

type Row = { id: string; email: string; type: InvitationType; expiresAt: Date; sendings: number }

/** Gives a pending invitation a fresh link and mails it, in the caller's transaction. The link before is void. */
export async function renewInvitation(sql: Sql, id: string): Promise<Row> {
  const token = newInvitationToken()
  const { rows } = await sql.query<Row>(
    `UPDATE invitations SET token_hash = $2, expires_at = now() + make_interval(days => $3), sent_at = now(),
            sendings = sendings + 1, updated_at = now()
      WHERE id = $1::uuid AND state = 'pending'
      RETURNING id, email, invitation_type AS type, expires_at AS "expiresAt", sendings::int`,
    [id, hashToken(token), INVITATION_DAYS],
  )
  const renewed = rows[0]
  if (!renewed) throw new Error('the invitation is not pending any more')
  await queueInvitation(sql, { ...renewed, token })
  return renewed
}
