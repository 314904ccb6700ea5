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

type Running = Pick<RunningJob, 'stop'>

/** The shops that run in this process, by their Payload. */
const running = new WeakMap<Payload, Promise<Running>>()

/**
 * For the site the shop is added to: makes sure that the database can hold a shop, then starts what settles payments
 * and delivers mail; `stop` waits for the rounds that run. `commerce()` calls it when Payload is ready, unless it was
 * told `jobs: false`; calling it again gives the shop that runs. In development, where Payload pushes its tables, the
 * guards are added here; elsewhere a migration has to, and without them this throws a sentence that says so.
 * `BACKGROUND_JOBS=off` checks and starts nothing.
 */
export function startShop(payload: Payload): Promise<Running> {
  const known = running.get(payload) ?? start(payload)
  running.set(payload, known)
  known.catch(() => running.delete(payload))
  return known
}

async function start(payload: Payload): Promise<Running> {
  surviveConnectionLoss(payload)
  await requireGuards(payload)
  await saveSeller(payload)
  if (env().BACKGROUND_JOBS === 'off') return { stop: async () => void running.delete(payload) }
  const jobs = [startMailJobs(payload), startCommerceJobs(payload)]
  const stop = async () => {
    running.delete(payload)
    await Promise.all(jobs.map((job) => job.stop()))
  }
  return { stop }
}

async function requireGuards(payload: Payload): Promise<void> {
  const database = payload.db as unknown as PostgresAdapter
  if (database.push !== false && !isInProduction()) await addCommerceGuards(database.drizzle)
  const missing = await missingGuards(payload)
  if (missing.length === 0) return
  throw new Error(
    `commerce: the database lacks ${missing.join(', ')}. Call addCommerceGuards(db) in a migration`,
  )
}
