import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { roleOfInvitation } from '@/src/domain/invitations/invitation'
import type { Locale } from '@/src/domain/languages/locales'
import { isPermitted, type Role } from '@/src/domain/roles/roles'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { proveAddress } from '../../links/prove-address'
import { endSessions } from '../../sessions/end-sessions'
import { findInvitation, openOrRefuse } from '../find-invitation'
import { spendInvitation } from '../spend-invitation'

/** `locale`: of the titles in the answer. */
type Acceptance = { userId: string; sid: string; token: string; locale: Locale }
type Account = { id: string; email: string; role: Role }

/**
 * Adds an invitation to the account of the person who is signed in, when it was sent to the address the account has: the
 * token shows that the mailbox is theirs. Programs open; an invitation to the staff raises the role, never lowers it,
 * and signs the other devices out. Once: refusal 410 `INVITATION_INVALID` with its `reason`, `wrong-address` for an
 * invitation that was sent to somebody else.
 */
export function acceptInvitation(
  payload: Payload,
  { userId, sid, token, locale }: Acceptance,
): Promise<{ role: Role; programs: string[] }> {
  return inTransaction(payload, async (sql) => {
    const account = await lockAccount(sql, userId)
    const invitation = openOrRefuse(
      await findInvitation(sql, { token, email: account.email }, { lock: true }),
    )
    const programs = (await spendInvitation(sql, invitation, { userId, locale })).map(({ title }) => title)
    const details = { invitation: invitation.id, invitationType: invitation.type, programs }
    const log = { by: 'customer', actor: userId, user: userId } as const
    await logActivity(sql, { ...log, action: 'invitation.accepted', details })
    await proveAddress(sql, userId)
    const role = await raiseRole(sql, account, { to: roleOfInvitation(invitation.type), sid })
    return { role, programs }
  })
}

async function lockAccount(sql: Sql, userId: string): Promise<Account> {
  const { rows } = await sql.query<Account>(
    `SELECT id, email, role FROM users WHERE id = $1::uuid AND state = 'active' FOR NO KEY UPDATE`,
    [userId],
  )
  if (!rows[0]) throw new DomainError('AUTH_REQUIRED')
  return rows[0]
}

async function raiseRole(
  sql: Sql,
  { id, role }: Account,
  { to, sid }: { to: Role; sid: string },
): Promise<Role> {
  if (isPermitted(role, to)) return role
  await sql.query(
    `UPDATE users SET role = $2::text::enum_users_role, updated_at = now() WHERE id = $1::uuid`,
    [id, to],
  )
  const details = { before: role, after: to }
  await logActivity(sql, { action: 'account.role-changed', by: 'customer', actor: id, user: id, details })
  await endSessions(sql, { userId: id, reason: 'role-changed', keep: sid })
  return to
}
