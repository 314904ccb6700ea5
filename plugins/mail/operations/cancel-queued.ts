import type { Sql } from '@/src/server/db/transaction'

/**
 * Keeps every mail that is about to leave from leaving, and with `held` also those that wait for their release; in the
 * caller's transaction. For a database that was restored: they left after the backup was made. Gives how many.
 */
export async function cancelQueued(sql: Sql, { held }: { held: boolean }): Promise<number> {
  const { rowCount } = await sql.query(
    `UPDATE email_outbox SET state = 'cancelled', next_try_at = NULL, updated_at = now(),
            problem = 'Cancelled when the database was restored.'
      WHERE state = 'queued' OR ($1 AND state = 'held')`,
    [held],
  )
  return rowCount ?? 0
}
