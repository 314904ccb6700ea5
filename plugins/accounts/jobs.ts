import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { purgeDeadRows } from './jobs/purge-dead-rows'

const HOUR_MS = 3_600_000

/** Starts what tidies up after sessions and links. Call it once per server process; `stop` waits for the round. */
export function startAccountsJobs(payload: Payload): RunningJob {
  return runInBackground(payload, { name: 'purge dead sessions', everyMs: 6 * HOUR_MS, run: purgeDeadRows })
}
