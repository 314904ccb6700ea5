import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { startMailJobs } from '@/plugins/mail/jobs'
import type { RunningJob } from '@/src/server/background'
import { surviveConnectionLoss } from '@/src/server/db/survive-connection-loss'
import { env, isInProduction } from '@/src/server/env'
import { addCommerceGuards } from './guards/add-commerce-guards'
import { missingGuards } from './guards/missing-guards'
import { startCommerceJobs } from './jobs'
import { saveSeller } from './site/save-seller'

/**
 * For the site the shop is added to: makes sure that the database can hold a shop, then starts what settles payments
 * and delivers mail. Call it once when a server process starts; `stop` waits for the rounds that run. In development,
 * where Payload pushes its tables, the guards are added here; elsewhere a migration has to, and without them this
 * throws a sentence that says so. `BACKGROUND_JOBS=off` checks and starts nothing.
 */
export async function startShop(payload: Payload): Promise<Pick<RunningJob, 'stop'>> {
  surviveConnectionLoss(payload)
  const database = payload.db as unknown as PostgresAdapter
  if (database.push !== false && !isInProduction()) await addCommerceGuards(database.drizzle)
  const missing = await missingGuards(payload)
  if (missing.length > 0) {
    throw new Error(
      `commerce: the database lacks ${missing.join(', ')}. Call addCommerceGuards(db) in a migration`,
    )
  }
  await saveSeller(payload)
  if (env().BACKGROUND_JOBS === 'off') return { stop: async () => undefined }
  const jobs = [startMailJobs(payload), startCommerceJobs(payload)]
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) }
}
