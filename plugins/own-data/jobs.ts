import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { closeAccounts } from './jobs/close-accounts'

const HOUR_MS = 3_600_000

/** Starts what closes accounts when their 30 days are over. Once per process; `stop` waits for the round. */
export function startOwnDataJobs(payload: Payload): RunningJob {
  return runInBackground(payload, { name: 'close accounts', everyMs: HOUR_MS, run: closeAccounts })
}
