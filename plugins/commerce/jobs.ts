import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { env } from '@/src/server/env'
import { processPaymentEvents } from './payments/jobs/process-payment-events'
import { sweepPayments } from './payments/jobs/sweep-payments'
import { onSweeperWake } from './payments/jobs/wake-sweeper'
import { sweepRefunds } from './refunds/jobs/sweep-refunds'

/** Starts what settles payments without a visitor. Call it once per server process; `stop` waits for the round. */
export function startCommerceJobs(payload: Payload): RunningJob {
  const job = runInBackground(payload, {
    name: 'settle payments',
    everyMs: env().SWEEP_INTERVAL_MS,
    run: async () => {
      await processPaymentEvents(payload)
      await sweepPayments(payload)
      await sweepRefunds(payload)
    },
  })
  onSweeperWake(job.wake)
  return job
}
