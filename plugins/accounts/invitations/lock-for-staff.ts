import { DomainError } from '@/src/domain/errors/domain-error'
import { type InvitationType, mayInvite } from '@/src/domain/invitations/invitation'
import type { Sql } from '@/src/server/db/transaction'

type Row = { email: string; type: InvitationType; state: string }

/**
 * An open invitation, held until the transaction ends, for staff who may send one like it. Refusals: `NOT_FOUND`,
 * `INVITATION_NOT_OPEN`, `ABOVE_OWN_ROLE`.
 */
export async function lockForStaff(sql: Sql, id: string, role: string): Promise<Row> {
  const { rows } = await sql.query<Row>(
    `SELECT email, invitation_type AS type, state FROM invitations WHERE id = $1::uuid FOR UPDATE`,
    [id],
  )
  const invitation = rows[0]
  if (!invitation) throw new DomainError('NOT_FOUND')
  if (!mayInvite(role, invitation.type)) throw new DomainError('ABOVE_OWN_ROLE')
  if (invitation.state !== 'pending') throw new DomainError('INVITATION_NOT_OPEN')
  return invitation
}
