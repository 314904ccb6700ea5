import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { forgetFormData } from './jobs/forget-form-data'

const EVERY_MS = 5 * 60_000

/** Starts what forgets answers that were not finished, and what messages left behind. Call it once per server process. */
export function startFormsJobs(payload: Payload): RunningJob {
  return runInBackground(payload, { name: 'forget form data', everyMs: EVERY_MS, run: forgetFormData })
}
