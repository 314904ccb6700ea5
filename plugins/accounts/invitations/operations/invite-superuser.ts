import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { invitationUrl } from '../invitation-url'
import { findOpenInvitation, lockAddress, storeInvitation } from '../open-invitation'
import { renewToken } from '../renew-token'

/**
 * Asks somebody to be superuser on the word of whoever runs the server, in the caller's transaction: how a new shop gets
 * its first one. Gives the link for them to hand over; no mail leaves, since a mistyped address would hand the shop to a
 * stranger. Somebody with an account signs in and adds it. Asked again for the same address: a fresh link, the one
 * before is void. Refusals: `ALREADY_REGISTERED` for a superuser, `ACCOUNT_DEACTIVATED`.
 */
export async function inviteSuperuser(sql: Sql, email: string): Promise<{ url: string; expiresAt: Date }> {
  await lockAddress(sql, email)
  await refuseWhoNeedsNone(sql, email)
  const open = await findOpenInvitation(sql, email)
  const id = open?.id ?? (await storeInvitation(sql, email))
  await sql.query(
    `UPDATE invitations SET invitation_type = 'superuser', invited_by_id = NULL, made_on_server = true
      WHERE id = $1::uuid`,
    [id],
  )
  const { token, expiresAt, locale } = await renewToken(sql, id)
  await logActivity(sql, {
    action: 'invitation.made-on-server',
    by: 'system',
    details: { invitation: id, email, invitationType: 'superuser' },
  })
  return { url: invitationUrl({ token, email, locale }), expiresAt }
}

async function refuseWhoNeedsNone(sql: Sql, email: string): Promise<void> {
  const { rows } = await sql.query<{ role: string; state: string }>(
    'SELECT role, state FROM users WHERE email = $1',
    [email],
  )
  const [account] = rows
  if (account?.state === 'deactivated') throw new DomainError('ACCOUNT_DEACTIVATED')
  if (account?.role === 'superuser')
    throw new DomainError('ALREADY_REGISTERED', { message: `${email} is a superuser already.` })
}
