import config from '@payload-config'
import { getPayload } from 'payload'
import { startAccountsJobs } from '@/plugins/accounts/jobs'
import { startCommerceJobs } from '@/plugins/commerce/jobs'
import { describePayPal } from '@/plugins/commerce/payments/providers/paypal/settings'
import { startMailJobs } from '@/plugins/mail/jobs'
import { env } from '@/src/server/env'
import { noteVisitors } from '@/src/server/rate-limit/note-visitors'
import { startRateLimitJobs } from '@/src/server/rate-limit/purge'

/** Connects, says who gets this shop's money, and starts what works without a visitor. */
export async function startServer(): Promise<void> {
  const payload = await getPayload({ config })
  noteVisitors((warning) => payload.logger.warn(warning))
  payload.logger.info(describePayPal())
  if (env().BACKGROUND_JOBS === 'off') return
  const jobs = [
    startMailJobs(payload),
    startCommerceJobs(payload),
    startAccountsJobs(payload),
    startRateLimitJobs(payload),
  ]
  process.once('SIGTERM', () => {
    for (const job of jobs) void job.stop()
  })
}
