import type { Payload } from 'payload'
import { roleOfInvitation } from '@/src/domain/invitations/invitation'
import type { Locale } from '@/src/domain/languages/locales'
import type { InvitedRegistration } from '@/src/domain/users/registration'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { proveAddress } from '../../links/prove-address'
import { createAccount } from '../../operations/create-account'
import { hashPassword } from '../../passwords/password-hash'
import type { PublicUser } from '../../public-user'
import { findInvitation, openOrRefuse } from '../find-invitation'
import { queueAccountReady } from '../queue-account-ready'
import { spendInvitation } from '../spend-invitation'

/**
 * Makes the account an invitation was sent for: its role, its programs, its address, whatever the form says, in the language it is asked
 * for in, and in that of the invitation where none is named. Account,
 * access, consents and the spent invitation are stored together or not at all; of many who send the same link at once
 * one joins. Refusals: 410 `INVITATION_INVALID` with its `reason`, `EMAIL_TAKEN`, `MIGRATED_USER`.
 */
export async function joinByInvitation(
  payload: Payload,
  registration: Omit<InvitedRegistration, 'deviceId'> & { locale: Locale | null },
): Promise<PublicUser> {
  const link = { token: registration.invitationToken, email: registration.email }
  // Looked at before the password is hashed, so that guessing costs the guesser and not this server.
  openOrRefuse(await findInvitation(pool(payload), link))
  const password = await hashPassword(registration.password)
  return inTransaction(payload, async (sql) => {
    const invitation = openOrRefuse(await findInvitation(sql, link, { lock: true }))
    const locale = registration.locale ?? invitation.locale
    const user = await createAccount(sql, {
      ...registration,
      locale,
      password,
      role: roleOfInvitation(invitation.type),
      source: 'invitation',
    })
    await proveAddress(sql, user.id)
    const programs = await spendInvitation(sql, invitation, { userId: user.id, locale })
    const { id, type } = invitation
    const details = { invitation: id, invitationType: type, programs: programs.map(({ title }) => title) }
    const log = { action: 'account.joined', by: 'customer', actor: user.id, user: user.id } as const
    await logActivity(sql, { ...log, details })
    await queueAccountReady(sql, { ...user, locale }, programs)
    return user
  })
}
