import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/**
 * Says that somebody looked at an entry of the activity log that asked for it. The entry stays; it is no longer on the
 * list. Twice is once. Refusal: `NOT_FOUND` for an entry that asks for nothing.
 */
export async function markHandled(payload: Payload, entryId: string, actor: string): Promise<void> {
  await inTransaction(payload, async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [entryId])
    const { rows } = await sql.query<{ order_id: string | null; user_id: string | null; handled: boolean }>(
      `SELECT x.order_id, x.user_id, EXISTS (SELECT 1 FROM activity_log h
                WHERE h.action = 'attention.handled' AND h.details ->> 'entry' = x.id::text) AS handled
         FROM activity_log x WHERE x.id = $1 AND x.action IN ('attention.needed', 'access.incomplete')`,
      [entryId],
    )
    const entry = rows[0]
    if (!entry) throw new DomainError('NOT_FOUND')
    if (entry.handled) return
    const { order_id: order, user_id: user } = entry
    const details = { entry: entryId }
    await logActivity(sql, { action: 'attention.handled', by: 'staff', actor, user, order, details })
  })
}
