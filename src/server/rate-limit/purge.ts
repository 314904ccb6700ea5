import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '../background'
import { pool } from '../db/transaction'

/** Takes out what has run out, so that the table stays as large as the last hours' visitors. */
export async function purgeRateLimits(payload: Payload): Promise<number> {
  const { rowCount } = await pool(payload).query(
    `DELETE FROM rate_limits WHERE expire < (extract(epoch FROM now()) * 1000)::bigint`,
  )
  return rowCount ?? 0
}

/** Starts the purge. Once per server process is enough; more do no harm. */
export function startRateLimitJobs(payload: Payload): RunningJob {
  return runInBackground(payload, { name: 'purge rate limits', everyMs: 600_000, run: purgeRateLimits })
}
