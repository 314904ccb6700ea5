import type { Payload } from 'payload'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/** Lets the held mails of a batch leave. Returns how many; the second call finds none. */
export async function releaseBatch(payload: Payload, batch: string, actor: string): Promise<number> {
  return inTransaction(payload, async (sql) => {
    const { rowCount } = await sql.query(
      `UPDATE email_outbox SET state = 'queued', next_try_at = now(), updated_at = now()
        WHERE batch = $1 AND state = 'held'`,
      [batch],
    )
    const released = rowCount ?? 0
    if (released > 0) {
      await logActivity(sql, { action: 'email.released', by: 'staff', actor, details: { batch, released } })
    }
    return released
  })
}
