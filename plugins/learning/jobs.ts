import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { nudgePaused } from './reminders/nudge'

const HOUR_MS = 3_600_000

/** Starts what writes to people after a pause. Once per process; `stop` waits for the round. */
export function startLearningJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'write to people after a pause',
    everyMs: HOUR_MS,
    run: async (running) => {
      await nudgePaused(running)
    },
  })
}
