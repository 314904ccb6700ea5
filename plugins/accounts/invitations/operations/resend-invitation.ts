import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { lockForStaff } from '../lock-for-staff'
import { renewInvitation } from '../renew-invitation'
import type { Invited, Inviter } from './invite'

/**
 * Sends an open invitation again, also one that has expired: with a fresh link, and in the name of who sends it now.
 * Refusals: `NOT_FOUND`, `INVITATION_NOT_OPEN`, `ABOVE_OWN_ROLE`, `ALREADY_REGISTERED`.
 */
export function resendInvitation(payload: Payload, id: string, staff: Inviter): Promise<Invited> {
  return inTransaction(payload, async (sql) => {
    const { email } = await lockForStaff(sql, id, staff.role)
    const { rows } = await sql.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
    if (rows[0]) throw new DomainError('ALREADY_REGISTERED', { details: { userId: rows[0].id } })
    await sql.query(
      'UPDATE invitations SET invited_by_id = $2::uuid, made_on_server = false WHERE id = $1::uuid',
      [id, staff.id],
    )
    const { expiresAt, sendings } = await renewInvitation(sql, id)
    const details = { invitation: id, email }
    await logActivity(sql, { action: 'invitation.resent', by: 'staff', actor: staff.id, details })
    return { id, email, expiresAt, sendings }
  })
}
