import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** Few enough that nobody waits for a lock. */
const AT_ONCE = 2_000

/**
 * What is deleted when it has lain for the months the settings say (none: it stays). Nothing here is a book: orders, documents,
 * what was mailed of them, consents and the activity log are kept as the law wants.
 */
const KEPT_FOR = [
  { setting: 'privacy_retention_messages', table: 'form_submissions', over: 'created_at', isOver: 'true' },
  {
    setting: 'privacy_retention_emails',
    table: 'email_outbox',
    over: 'created_at',
    isOver: `order_id IS NULL AND state IN ('sent', 'failed', 'cancelled')`,
  },
  {
    setting: 'privacy_retention_invitations',
    table: 'invitations',
    over: 'greatest(expires_at, accepted_at, revoked_at)',
    isOver: 'true',
  },
  {
    setting: 'privacy_retention_requests',
    table: 'data_requests',
    over: 'done_at',
    isOver: `state <> 'open'`,
  },
] as const

/**
 * Deletes personal data whose time is over, a few rows at once. Safe in any number of processes and through a kill; a second
 * run finds nothing. Gives how many rows went, by table.
 */
export async function endRetention(payload: Payload): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const { setting, table, over, isOver } of KEPT_FOR) {
    deleted[table] = 0
    for (;;) {
      const { rowCount } = await pool(payload).query(
        `DELETE FROM ${table} WHERE id IN (
           SELECT x.id FROM ${table} x
            WHERE (${isOver}) AND ${over} < now() - make_interval(months => (SELECT s.${setting}::int FROM system_settings s LIMIT 1))
            LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [AT_ONCE],
      )
      deleted[table] += rowCount ?? 0
      if ((rowCount ?? 0) < AT_ONCE) break
    }
  }
  const some = Object.entries(deleted).filter(([, count]) => count > 0)
  if (some.length > 0) payload.logger.info({ ...Object.fromEntries(some), msg: 'kept long enough, deleted' })
  return deleted
}
