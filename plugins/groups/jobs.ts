import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { env } from '@/src/server/env'
import { remindGroupEnds } from './jobs/remind-group-ends'
import { deliverLicences } from './operations/deliver-licences'

const REMIND_EVERY_MS = 600_000

/** Starts what groups need without a visitor: licences that were paid are delivered, leaders are reminded. Once per process. */
export function startGroupJobs(payload: Payload): RunningJob {
  const delivering = runInBackground(payload, {
    name: 'deliver licences',
    everyMs: env().SWEEP_INTERVAL_MS,
    run: (running) => deliverLicences(running),
  })
  const reminding = runInBackground(payload, {
    name: 'remind of groups that end',
    everyMs: REMIND_EVERY_MS,
    run: (running) => remindGroupEnds(running),
  })
  return {
    wake: delivering.wake,
    stop: async () => {
      await Promise.all([delivering.stop(), reminding.stop()])
    },
  }
}
