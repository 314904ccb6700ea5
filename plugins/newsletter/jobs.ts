import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { forgetUnconfirmed } from './jobs/forget-unconfirmed'

const EVERY_MS = 6 * 3_600_000

/** Starts what forgets addresses that never confirmed. Call it once per server process. */
export function startNewsletterJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'forget unconfirmed subscriptions',
    everyMs: EVERY_MS,
    run: forgetUnconfirmed,
  })
}
