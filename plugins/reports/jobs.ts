import type { Payload } from 'payload'
import { type RunningJob, runInBackground } from '@/src/server/background'
import { sendReports } from './send-reports'

const EVERY_MS = 60_000

/** Starts what mails reports of sales. Once per process; `stop` waits for the round. */
export function startReportJobs(payload: Payload): RunningJob {
  return runInBackground(payload, {
    name: 'mail reports of sales',
    everyMs: EVERY_MS,
    run: (running) => sendReports(running),
  })
}
