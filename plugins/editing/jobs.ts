import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { dropUntouchedDrafts } from './drafts/drop-untouched'
import { runDueChanges } from './schedule/run-due-changes'

const EVERY_MS = 5_000
const HOUR_MS = 3_600_000

/** Starts what publishes at its time, and what drops drafts nobody wrote in. Once per process. */
export function startEditingJobs(payload: Payload): RunningJob[] {
  return [
    runInBackground(payload, {
      name: 'scheduled changes',
      everyMs: EVERY_MS,
      run: (running) => runDueChanges(running),
    }),
    runInBackground(payload, {
      name: 'untouched drafts',
      everyMs: HOUR_MS,
      run: (running) => dropUntouchedDrafts(running),
    }),
  ]
}
