import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import { requestSql } from '@/src/server/db/request-sql'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { followNewAddress } from '../consents/operations/follow-choice'
import { endLinks } from '../links/end-links'
import { doubtAddress } from '../links/prove-address'
import { queueEmailChanged } from '../mail/queue-email-changed'
import { followPasswordChange } from '../passwords/follow-password-change'
import { endSessions } from '../sessions/end-sessions'

type Account = {
  role: string
  state: string
  email: string
  firstname: string
  locale: Locale
  hash: string | null
}
type Actor = { id: string | null; by: 'customer' | 'staff' | 'system' }
type Change = { sql: Sql; userId: string; actor: Actor; before: Account; after: Account }

/**
 * What goes with a change that staff made to an account in Payload's own form, in the transaction that saves it: who
 * changed what is logged; a new role, a deactivation and a new password end the sessions; a new address ends the links
 * in earlier mails, is told to the old one, and is nobody's until it is proven.
 */
export const recordAccountChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const [sql, actor, userId] = [await requestSql(req), actorOf(req), String(doc.id)]
  if (operation === 'create') {
    const details = { role: doc.role, state: doc.state }
    if (req.user)
      await logActivity(sql, { ...named(actor), action: 'account.created', user: userId, details })
    return doc
  }
  const after = await readAccount(sql, userId)
  if (!after) return doc
  const change: Change = { sql, userId, actor, before: previousDoc as Account, after }
  await recordRole(change)
  await recordState(change)
  await recordEmail(change)
  if (after.hash !== (change.before.hash ?? null)) await recordPassword(change, ownSession(req, userId))
  return doc
}

async function recordRole({ sql, userId, actor, before, after }: Change): Promise<void> {
  if (before.role === after.role) return
  const details = { before: before.role, after: after.role }
  await logActivity(sql, { ...named(actor), action: 'account.role-changed', user: userId, details })
  await endSessions(sql, { userId, actor, reason: 'role-changed' })
}

async function recordState({ sql, userId, actor, before, after }: Change): Promise<void> {
  if (before.state === after.state) return
  const details = { before: before.state, after: after.state }
  await logActivity(sql, { ...named(actor), action: 'account.state-changed', user: userId, details })
  if (after.state === 'deactivated') await endSessions(sql, { userId, actor, reason: 'deactivated' })
}

async function recordEmail({ sql, userId, actor, before, after }: Change): Promise<void> {
  if (before.email === after.email) return
  await logActivity(sql, { ...named(actor), action: 'email-address.changed', user: userId })
  await endLinks(sql, userId)
  await doubtAddress(sql, userId)
  await followNewAddress(sql, { userId, oldEmail: before.email, isProven: false })
  const person = { userId, firstname: after.firstname, locale: after.locale }
  await queueEmailChanged(sql, { ...person, oldEmail: before.email, newEmail: after.email })
}

async function recordPassword(
  { sql, userId, actor }: Change,
  keepSession: string | undefined,
): Promise<void> {
  await logActivity(sql, { ...named(actor), action: 'password.set', user: userId })
  await followPasswordChange(sql, { userId, actor, keepSession })
}

async function readAccount(sql: Sql, userId: string): Promise<Account | undefined> {
  const { rows } = await sql.query<Account>(
    'SELECT role, state, email, firstname, locale, hash FROM users WHERE id = $1::uuid',
    [userId],
  )
  return rows[0]
}

function actorOf({ user }: PayloadRequest): Actor {
  if (!user) return { id: null, by: 'system' }
  return { id: String(user.id), by: 'role' in user && user.role !== 'user' ? 'staff' : 'customer' }
}

function named({ id, by }: Actor): { actor: string | null; by: Actor['by'] } {
  return { actor: id, by }
}

/** Whoever sets their own password here stays signed in here. */
function ownSession({ user }: PayloadRequest, userId: string): string | undefined {
  const isOwn = user && String(user.id) === userId && '_sid' in user
  return isOwn && typeof user._sid === 'string' ? user._sid : undefined
}
