import config from '@payload-config'
import { getPayload } from 'payload'
import { startCommerceJobs } from '@/plugins/commerce/jobs'
import { describePayPal } from '@/plugins/commerce/payments/providers/paypal/settings'
import { startMailJobs } from '@/plugins/mail/jobs'
import { env } from '@/src/server/env'

/** Connects, says who gets this shop's money, and starts what works without a visitor. */
export async function startServer(): Promise<void> {
  const payload = await getPayload({ config })
  payload.logger.info(describePayPal())
  if (env().BACKGROUND_JOBS === 'off') return
  const jobs = [startMailJobs(payload), startCommerceJobs(payload)]
  process.once('SIGTERM', () => {
    for (const job of jobs) void job.stop()
  })
}
