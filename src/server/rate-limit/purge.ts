import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '../background'
import { pool } from '../db/transaction'

/** Few enough that nobody waits for a lock. */
const AT_ONCE = 5_000

/**
 * Takes out what has run out, a few at once and none that somebody is using, so that the table stays as large as the last
 * hours' visitors.
 */
export async function purgeRateLimits(payload: Payload, { atOnce = AT_ONCE } = {}): Promise<number> {
  let purged = 0
  for (;;) {
    const { rowCount } = await pool(payload).query(
      `DELETE FROM rate_limits WHERE key IN (
         SELECT key FROM rate_limits WHERE expire < (extract(epoch FROM now()) * 1000)::bigint
          LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [atOnce],
    )
    purged += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) return purged
  }
}

/** Starts the purge. Once per server process is enough; more do no harm. */
export function startRateLimitJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'purge rate limits',
    everyMs: 600_000,
    run: (running) => purgeRateLimits(running),
  })
}
