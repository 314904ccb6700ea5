import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { closeAccounts } from './jobs/close-accounts'
import { endRetention } from './jobs/end-retention'

const HOUR_MS = 3_600_000

/**
 * Starts what closes accounts when their 30 days are over, and deletes what was kept long enough. Once per process; `stop` waits
 * for the round.
 */
export function startOwnDataJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'close accounts and end retention',
    everyMs: HOUR_MS,
    run: async () => {
      await closeAccounts(payload)
      await endRetention(payload)
    },
  })
}
