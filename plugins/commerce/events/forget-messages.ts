import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** Few enough that nobody waits for a lock. */
const AT_ONCE = 2_000

/**
 * How many days messages are kept after they were acted on: what a provider told us, for as long as a payment can be
 * disputed or refunded there, and what the site was told. What still waits or failed stays until somebody looked.
 */
const KEPT = [
  { table: 'payment_events', days: 730, isOver: 'processed_at IS NOT NULL AND problem IS NULL' },
  { table: 'shop_events', days: 90, isOver: `state = 'done'` },
] as const

/**
 * Deletes messages whose days are over, a few at once. Safe in any number of processes and through a kill; a second run
 * finds nothing. Gives how many went, by table.
 */
export async function forgetMessages(
  payload: Payload,
  { atOnce = AT_ONCE } = {},
): Promise<Record<string, number>> {
  const forgotten: Record<string, number> = {}
  for (const { table, days, isOver } of KEPT) {
    forgotten[table] = 0
    for (;;) {
      const { rowCount } = await pool(payload).query(
        `DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table}
            WHERE created_at < now() - make_interval(days => $1) AND ${isOver}
            ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [days, atOnce],
      )
      forgotten[table] += rowCount ?? 0
      if ((rowCount ?? 0) < atOnce) break
    }
  }
  return forgotten
}
