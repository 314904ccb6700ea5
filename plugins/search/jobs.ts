import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { fillIndex } from './jobs/fill-index'

/** Starts what keeps the search index whole. Call it once per server process. */
export function startSearchJobs(payload: Payload): RunningJob {
  return runInBackground(payload, { name: 'fill search index', everyMs: 60_000, run: fillIndex })
}
