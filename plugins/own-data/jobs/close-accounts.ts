import type { Payload } from 'payload'
import { DUE_BY } from '@/src/server/db/due'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { eraseAccount } from '../operations/erase-account'

/** How many in a round: what is left is the next one's. */
const AT_ONCE = 500

/**
 * Closes the accounts whose 30 days are over, one transaction each, so that one that fails holds up no other. Safe in any
 * number of processes and through a kill. Gives how many.
 */
export async function closeAccounts(payload: Payload): Promise<number> {
  const { rows } = await pool(payload).query<{ id: string }>(
    `SELECT id FROM users WHERE closes_at <= ${DUE_BY} AND role = 'user' ORDER BY closes_at LIMIT $1`,
    [AT_ONCE],
  )
  let closed = 0
  for (const { id } of rows) {
    try {
      if (await inTransaction(payload, (sql) => eraseAccount(sql, id))) closed += 1
    } catch (err) {
      payload.logger.error({ err, user: id, msg: 'an account could not be closed' })
    }
  }
  return closed
}
