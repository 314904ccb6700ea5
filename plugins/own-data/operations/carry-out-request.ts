import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { beginClosing } from './begin-closing'
import { eraseAccount } from './erase-account'
import { queueExport } from './request-export'

type Order = { requestId: string; reason: string; actor: string }
type Closing = Order & { email: string; when: 'in-30-days' | 'now' }

/**
 * Staff send somebody who asked by letter or telephone the link to a copy of their data: to the address of their account, and
 * to nobody else's eyes. The request is done with it. Refusals: `NOT_FOUND`, and `CONFLICT` in words.
 */
export async function sendCopy(payload: Payload, { requestId, reason, actor }: Order): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { userId } = await lockRequest(sql, requestId, 'copy')
    await queueExport(sql, { userId, by: 'staff', actor })
    await finish(sql, { requestId, reason, actor, userId })
  })
}

/**
 * Staff close the account of somebody who asked by letter or telephone: with the 30 days everybody has, in which signing in
 * keeps it, or at once and for good. `email` must be the account's: nobody is deleted by a wrong line of a list. The request is
 * done with it. Refusals: `NOT_FOUND`, and `CONFLICT` in words. Gives when it closes; null when it was closed now.
 */
export async function closeForPerson(
  payload: Payload,
  { requestId, reason, actor, email, when }: Closing,
): Promise<Date | null> {
  return inTransaction(payload, async (sql) => {
    const { userId, role, ...person } = await lockRequest(sql, requestId, 'deletion')
    if (person.email !== email)
      throw new DomainError('CONFLICT', { message: 'This is not the email address of the account.' })
    if (role !== 'user')
      throw new DomainError('CONFLICT', { message: 'Accounts of staff are closed by another superuser.' })
    const closesAt = when === 'now' ? null : await beginClosing(sql, { userId, by: 'staff', actor })
    if (closesAt === undefined)
      throw new DomainError('CONFLICT', { message: 'This account is being closed already.' })
    if (closesAt === null) await eraseNow(sql, userId)
    await finish(sql, { requestId, reason, actor, userId })
    return closesAt
  })
}

type Asked = {
  kind: string
  state: string
  userId: string | null
  email: string | null
  role: string | null
  isClosed: boolean
}

async function lockRequest(
  sql: Sql,
  requestId: string,
  kind: 'copy' | 'deletion',
): Promise<{ userId: string; email: string | null; role: string | null }> {
  const { rows } = await sql.query<Asked>(
    `SELECT d.kind, d.state, u.id AS "userId", u.email, u.role,
            coalesce(u.email LIKE '%@account.invalid', false) AS "isClosed"
       FROM data_requests d LEFT JOIN users u ON u.id = d.user_id WHERE d.id = $1 FOR UPDATE OF d`,
    [requestId],
  )
  const asked = rows[0]
  if (!asked || asked.kind !== kind) throw new DomainError('NOT_FOUND')
  if (asked.state !== 'open')
    throw new DomainError('CONFLICT', { message: 'This request is not open any more.' })
  const { userId, email, role } = asked
  if (userId === null)
    throw new DomainError('CONFLICT', { message: 'Please name the person’s account first, and save.' })
  if (asked.isClosed) throw new DomainError('CONFLICT', { message: 'This account is closed already.' })
  return { userId, email, role }
}

async function eraseNow(sql: Sql, userId: string): Promise<void> {
  // The column keeps milliseconds, and would round half of all moments up into the future.
  await sql.query(
    `UPDATE users SET closes_at = date_trunc('milliseconds', now()), updated_at = now() WHERE id = $1`,
    [userId],
  )
  if (!(await eraseAccount(sql, userId))) throw new DomainError('CONFLICT')
}

async function finish(
  sql: Sql,
  { requestId, reason, actor, userId }: Order & { userId: string },
): Promise<void> {
  await sql.query(
    `UPDATE data_requests SET state = 'done', done_at = now(), note = concat_ws(E'\\n', note, $2::text), updated_at = now()
      WHERE id = $1`,
    [requestId, reason],
  )
  const details = { request: requestId, reason }
  await logActivity(sql, { action: 'data-request.done', by: 'staff', actor, user: userId, details })
}
