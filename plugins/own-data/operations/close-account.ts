import type { Payload } from 'payload'
import { proveOwnPassword } from '@/plugins/accounts/two-factor/own-password'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { beginClosing } from './begin-closing'

type Closing = { userId: string; password: string; sid: string; role: string }

/**
 * Begins to close somebody's own account: see `beginClosing`. Until it is closed they can sign in and open it again. The other
 * devices are signed out. A second time changes nothing. Refusals: `WRONG_PASSWORD`, `CONFLICT` for staff. Gives when it will
 * be closed.
 */
export async function closeAccount(
  payload: Payload,
  { userId, password, sid, role }: Closing,
): Promise<Date> {
  await proveOwnPassword(payload, userId, password)
  if (role !== 'user')
    throw new DomainError('CONFLICT', { message: 'Accounts of staff are closed by another superuser.' })
  return inTransaction(payload, async (sql) => {
    const begun = await beginClosing(sql, { userId, by: 'customer', actor: userId, keep: sid })
    return begun ?? closesAt(sql, userId)
  })
}

async function closesAt(sql: Sql, userId: string): Promise<Date> {
  const { rows } = await sql.query<{ at: Date }>(
    'SELECT coalesce(closes_at, now()) AS at FROM users WHERE id = $1',
    [userId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0].at
}

/** Opens an account again that is being closed. What was deleted at once stays deleted. `CONFLICT` for any other. */
export async function reopenAccount(payload: Payload, userId: string): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rowCount } = await sql.query(
      `UPDATE users SET closes_at = NULL, updated_at = now() WHERE id = $1 AND closes_at > now()`,
      [userId],
    )
    if (!rowCount) throw new DomainError('CONFLICT', { message: 'This account is not being closed.' })
    await sql.query(
      `UPDATE data_requests SET state = 'cancelled', done_at = now(), updated_at = now()
        WHERE user_id = $1 AND kind = 'closure' AND state = 'open'`,
      [userId],
    )
    await logActivity(sql, { action: 'account.reopened', by: 'customer', actor: userId, user: userId })
  })
}
