import type { Payload } from 'payload'
import { DEAD_LINK_DAYS, DEAD_SESSION_DAYS } from '@/src/domain/sessions/session-rules'
import { pool } from '@/src/server/db/transaction'

/** Few enough that nobody waits for a lock. */
const AT_ONCE = 5_000

/** Whoever ended or ran out was touched for the last time at that moment or before: the index on it finds them. */
const DEAD = [
  {
    table: 'sessions',
    days: DEAD_SESSION_DAYS,
    overAt: 'coalesce(ended_at, least(idle_expires_at, expires_at))',
  },
  { table: 'account_views', days: DEAD_SESSION_DAYS, overAt: 'coalesce(ended_at, expires_at)' },
  { table: 'password_resets', days: DEAD_LINK_DAYS, overAt: 'coalesce(used_at, expires_at)' },
  { table: 'email_changes', days: DEAD_LINK_DAYS, overAt: 'coalesce(used_at, expires_at)' },
  { table: 'sign_in_challenges', days: DEAD_LINK_DAYS, overAt: 'coalesce(used_at, expires_at)' },
] as const

/** Removes sessions and links that were over long ago. Safe in any number of processes; a second run finds nothing. */
export async function purgeDeadRows(payload: Payload): Promise<Record<string, number>> {
  const purged: Record<string, number> = {}
  for (const { table, days, overAt } of DEAD) {
    purged[table] = 0
    for (;;) {
      const { rowCount } = await pool(payload).query(
        `DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table}
            WHERE updated_at < now() - make_interval(days => $1) AND ${overAt} < now() - make_interval(days => $1)
            LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [days, AT_ONCE],
      )
      purged[table] += rowCount ?? 0
      if ((rowCount ?? 0) < AT_ONCE) break
    }
  }
  return purged
}
