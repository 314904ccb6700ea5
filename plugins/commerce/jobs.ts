import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { env } from '@/src/server/env'
import { siteOf } from '@/src/server/site'
import { deliverEvents } from './events/deliver-events'
import { forgetMessages } from './events/forget-messages'
import { remindOverdue } from './invoices/jobs/remind-overdue'
import { comparePayments } from './payments/jobs/compare-payments'
import { processPaymentEvents } from './payments/jobs/process-payment-events'
import { sweepPayments } from './payments/jobs/sweep-payments'
import { onSweeperWake } from './payments/jobs/wake-sweeper'
import { sweepRefunds } from './refunds/jobs/sweep-refunds'
import { sumSales } from './staff/operations/sum-sales'
import { remindAccessEnds } from './user-products/jobs/remind-access-ends'

/** A look whether the day's comparison is due costs one statement. */
const COMPARE_EVERY_MS = 600_000

/** Days pass slowly; a look costs one statement. Ten minutes, unless the sweeps are told to be quicker or slower. */
const SWEEPS_PER_REMINDER = 40

/** Starts what settles payments without a visitor. Call it once per server process; `stop` waits for the round. */
export function startCommerceJobs(payload: Payload): RunningJob {
  const settling = runInBackground(payload, {
    name: 'settle payments',
    everyMs: env().SWEEP_INTERVAL_MS,
    run: async () => {
      await processPaymentEvents(payload)
      await sweepPayments(payload)
      await sweepRefunds(payload)
    },
  })
  const comparing = runInBackground(payload, {
    name: 'compare payments',
    everyMs: COMPARE_EVERY_MS,
    run: (running) => comparePayments(running),
  })
  const reminding = runInBackground(payload, {
    name: 'remind of overdue invoices and of access that ends, forget old messages, sum sales',
    everyMs: SWEEPS_PER_REMINDER * env().SWEEP_INTERVAL_MS,
    run: async (running) => {
      await remindOverdue(running)
      await remindAccessEnds(running)
      await forgetMessages(running)
      await sumSales(running)
    },
  })
  const telling =
    hasHooks(payload) &&
    runInBackground(payload, {
      name: 'tell the site what happened',
      everyMs: Math.min(5_000, env().SWEEP_INTERVAL_MS),
      run: (running) => deliverEvents(running),
    })
  onSweeperWake(payload, settling.wake)
  return {
    wake: settling.wake,
    stop: async () => {
      await Promise.all(
        [settling, comparing, reminding, ...(telling ? [telling] : [])].map((job) => job.stop()),
      )
    },
  }
}

const hasHooks = (payload: Payload) => Object.keys(siteOf(payload).hooks).length > 0
