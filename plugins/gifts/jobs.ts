import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { env } from '@/src/server/env'
import { deliverGifts } from './operations/deliver-gifts'

/** Starts what mails gifts on their day. Once per process; `stop` waits for the round. */
export function startGiftJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'deliver gifts',
    everyMs: env().SWEEP_INTERVAL_MS,
    run: deliverGifts,
  })
}
