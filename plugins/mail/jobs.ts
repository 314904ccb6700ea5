import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { env } from '@/src/server/env'
import { deliverOutbox } from './jobs/deliver-outbox'
import { onOutboxWake } from './operations/wake-outbox'
import { closeMailTransport } from './transport'

/** Starts what delivers mail. Call it once per server process; `stop` waits for the round and closes the connection. */
export function startMailJobs(payload: Payload): RunningJob {
  const everyMs = Math.min(5_000, env().SWEEP_INTERVAL_MS)
  const job = runInBackground(payload, { name: 'deliver mail', everyMs, run: deliverOutbox })
  onOutboxWake(payload, job.wake)
  return {
    ...job,
    async stop() {
      await job.stop()
      closeMailTransport()
    },
  }
}
