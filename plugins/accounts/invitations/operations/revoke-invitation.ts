import type { Payload } from 'payload'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { lockForStaff } from '../lock-for-staff'
import type { Inviter } from './invite'

/** Withdraws an open invitation: its link opens nothing any more. Refusals: as for sending it again. */
export function revokeInvitation(payload: Payload, id: string, staff: Inviter): Promise<void> {
  return inTransaction(payload, async (sql) => {
    const { email } = await lockForStaff(sql, id, staff.role)
    await sql.query(
      `UPDATE invitations SET state = 'revoked', revoked_at = now(), updated_at = now() WHERE id = $1::uuid`,
      [id],
    )
    const details = { invitation: id, email }
    await logActivity(sql, { action: 'invitation.revoked', by: 'staff', actor: staff.id, details })
  })
}
