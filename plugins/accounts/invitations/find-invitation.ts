import { DomainError } from '@/src/domain/errors/domain-error'
import { type InvitationType, mayInvite } from '@/src/domain/invitations/invitation'
import { INVITATION_REFUSALS, type InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import { type InvitationState, invitationStatusOf } from '@/src/domain/invitations/invitation-status'
import type { Locale } from '@/src/domain/languages/locales'
import { canonicalEmail } from '@/src/domain/users/email'
import type { Sql } from '@/src/server/db/transaction'
import { hashToken } from '../sessions/tokens'

export type Invitation = {
  id: string
  email: string
  firstname: string | null
  lastname: string | null
  type: InvitationType
  locale: Locale
  state: InvitationState
  expiresAt: Date
  /** The rank of whoever sent it, as it is now; null when they may do nothing any more. */
  inviterRole: string | null
  /** Made by whoever runs the server: nobody of the staff stands behind it. */
  isMadeOnServer: boolean
  now: Date
}

type Found = { invitation: Invitation } | { refusal: InvitationRefusal }

/** The invitation a link's token belongs to, whatever became of it. */
export async function findByToken(
  sql: Sql,
  token: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Invitation | undefined> {
  const { rows } = await sql.query<Invitation>(
    `SELECT n.id, n.email, n.firstname, n.lastname, n.invitation_type AS type, n.locale, n.state, n.expires_at AS "expiresAt",
            (SELECT i.role FROM users i WHERE i.id = n.invited_by_id AND i.state = 'active') AS "inviterRole",
            coalesce(n.made_on_server, false) AS "isMadeOnServer", now() AS now
       FROM invitations n WHERE n.token_hash = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [hashToken(token)],
  )
  return rows[0]
}

/**
 * The invitation a link opens for this address, or why it does not. Who does not have the right token learns nothing,
 * and with the wrong address nothing else. With `lock` it is this transaction's until it ends.
 */
export async function findInvitation(
  sql: Sql,
  link: { token: string; email: string },
  options?: { lock?: boolean },
): Promise<Found> {
  const invitation = await findByToken(sql, link.token, options)
  if (!invitation) return { refusal: 'unknown' }
  if (invitation.email !== canonicalEmail(link.email)) return { refusal: 'wrong-address' }
  const standing = invitationStatusOf(invitation, invitation.now)
  if (standing === 'accepted') return { refusal: 'used' }
  if (standing !== 'pending') return { refusal: standing }
  return isStillMeant(invitation) ? { invitation } : { refusal: 'revoked' }
}

/** The invitation that was found, or 410 `INVITATION_INVALID` with the `reason`. */
export function openOrRefuse(found: Found): Invitation {
  if ('invitation' in found) return found.invitation
  const { refusal: reason } = found
  throw new DomainError('INVITATION_INVALID', { message: INVITATION_REFUSALS[reason], details: { reason } })
}

/** An invitation to the staff is worth what its sender may still give: one who left or was demoted gives nothing. */
function isStillMeant({ type, inviterRole, isMadeOnServer }: Invitation): boolean {
  return type === 'participant' || isMadeOnServer || mayInvite(inviterRole, type)
}
