import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { mayInvite } from '@/src/domain/invitations/invitation'
import type { InvitationRequest } from '@/src/domain/invitations/invitation-request'
import type { Locale } from '@/src/domain/languages/locales'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { findOpenInvitation, lockAddress, storeInvitation } from '../open-invitation'
import { renewInvitation } from '../renew-invitation'

export type Inviter = { id: string; role: string }
type Invitation = Omit<InvitationRequest, 'locale'> & { locale: Locale }
export type Invited = { id: string; email: string; expiresAt: Date; sendings: number }

/**
 * Asks somebody to join: stores the invitation and mails its link. One invitation is open per address: asking again
 * takes over what is asked now, and sends a fresh link. Refusals: `ABOVE_OWN_ROLE`, `ALREADY_REGISTERED` (with the
 * account's id), `VALIDATION_ERROR` for a program that does not exist.
 */
export async function invite(payload: Payload, request: Invitation, inviter: Inviter): Promise<Invited> {
  if (!mayInvite(inviter.role, request.invitationType)) throw new DomainError('ABOVE_OWN_ROLE')
  return inTransaction(payload, async (sql) => {
    await lockAddress(sql, request.email)
    await refuseRegistered(sql, request.email)
    await refuseUnknownPrograms(sql, request.products)
    const open = await findOpenInvitation(sql, request.email)
    if (open && !mayInvite(inviter.role, open.type)) throw new DomainError('ABOVE_OWN_ROLE')
    const id = open?.id ?? (await storeInvitation(sql, request.email))
    await describeInvitation(sql, id, request, inviter)
    const sent = await renewInvitation(sql, id)
    await logActivity(sql, {
      action: open ? 'invitation.resent' : 'invitation.sent',
      by: 'staff',
      actor: inviter.id,
      details: { invitation: id, email: request.email, invitationType: request.invitationType },
    })
    return { id, email: sent.email, expiresAt: sent.expiresAt, sendings: sent.sendings }
  })
}

async function refuseRegistered(sql: Sql, email: string): Promise<void> {
  const { rows } = await sql.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  if (!rows[0]) return
  throw new DomainError('ALREADY_REGISTERED', {
    message:
      'This person has an account already. You can see what they may open, and change it, on their page.',
    details: { userId: rows[0].id },
  })
}

async function refuseUnknownPrograms(sql: Sql, products: string[]): Promise<void> {
  const { rowCount } = await sql.query('SELECT 1 FROM products WHERE id = ANY($1::uuid[])', [products])
  if (rowCount === products.length) return
  const errors = [{ path: 'products', message: 'One of these programs does not exist any more.' }]
  throw new DomainError('VALIDATION_ERROR', { details: { errors } })
}

async function describeInvitation(
  sql: Sql,
  id: string,
  { firstname, lastname, invitationType, locale, products }: Invitation,
  inviter: Inviter,
): Promise<void> {
  await sql.query(
    `UPDATE invitations SET firstname = $2, lastname = $3, invitation_type = $4::text::enum_invitations_invitation_type,
            invited_by_id = $5::uuid, made_on_server = false, locale = $6::text::enum_invitations_locale WHERE id = $1::uuid`,
    [id, firstname, lastname, invitationType, inviter.id, locale],
  )
  await sql.query(`DELETE FROM invitations_rels WHERE parent_id = $1::uuid AND path = 'products'`, [id])
  await sql.query(
    `INSERT INTO invitations_rels ("order", parent_id, path, products_id)
     SELECT p.position, $1::uuid, 'products', p.id FROM unnest($2::uuid[]) WITH ORDINALITY AS p(id, position)`,
    [id, products],
  )
}
