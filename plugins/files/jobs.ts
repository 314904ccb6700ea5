import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { forgetOldUploads } from './resumable/forget-old-uploads'

const FORGET_EVERY_MS = 6 * 3_600_000

/** Starts what forgets uploads that nobody went on with. Once per process. */
export function startFilesJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'forget unfinished uploads',
    everyMs: FORGET_EVERY_MS,
    run: () => forgetOldUploads(payload),
  })
}
