import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { runDueChanges } from './schedule/run-due-changes'

const EVERY_MS = 5_000

/** Starts what publishes at its time. Once per process. */
export function startEditingJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'scheduled changes',
    everyMs: EVERY_MS,
    run: (running) => runDueChanges(running),
  })
}
