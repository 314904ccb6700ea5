import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { inject } from 'vitest'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { databaseUrl } from '../environment/database'
import { type MailSink, startMailSink } from '../environment/mail-sink'
import { startRun, temporaryFolder } from '../environment/run'
import { scriptEnvironment } from '../environment/script-environment'
import { type Simulator, startSimulator } from '../environment/simulator'
import { startHttpServer } from './http-server'
import type { SiteOptions } from './site'

export type Answer<Body> = { status: number; body: Body }

export type HeadlessShop = {
  payload: Payload
  simulator: Simulator
  mails: MailSink
  /** Where the site answers, for PayPal's webhooks too. */
  api: string
  call: <Body>(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown },
  ) => Promise<Answer<Body>>
  query: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>
  stop: () => Promise<void>
}

/** The bare site on an empty database, with PayPal's simulator and a mail sink; its shop's jobs run as in production. */
export async function startHeadlessShop(options: SiteOptions = {}): Promise<HeadlessShop> {
  const run = startRun()
  const simulator = await startSimulator()
  const mails = await startMailSink()
  const { admin } = inject('postgres')
  const name = `headless_${randomUUID().replaceAll('-', '')}`
  await createDatabase(admin, name)
  const url = databaseUrl(admin, name)
  const surroundings = {
    ...scriptEnvironment(url, await temporaryFolder(run)),
    SMTP_URL: mails.smtpUrl,
    PAYPAL_API_ORIGIN: simulator.origin,
    BACKGROUND_JOBS: 'on',
    SWEEP_INTERVAL_MS: '200',
  }
  for (const [key, value] of Object.entries(surroundings)) {
    if (value !== undefined && key !== 'NODE_ENV') process.env[key] = value
  }
  const shop = await openShop(url, options)
  return {
    ...shop,
    simulator,
    mails,
    async stop() {
      await shop.stop()
      await dropDatabase(admin, name)
      await mails.stop()
      await simulator.stop()
      await run.stopAll()
    },
  }
}

/** Another site in the process of the first, on a database of its own; both ask the same PayPal. */
export async function startShopBeside(first: HeadlessShop, options: SiteOptions): Promise<HeadlessShop> {
  const { admin } = inject('postgres')
  const name = `beside_${randomUUID().replaceAll('-', '')}`
  await createDatabase(admin, name)
  const shop = await openShop(databaseUrl(admin, name), options)
  return {
    ...shop,
    simulator: first.simulator,
    mails: first.mails,
    async stop() {
      await shop.stop()
      await dropDatabase(admin, name)
    },
  }
}

/** As the site would by `payload migrate:create` and `payload migrate`, with one of its own for the guards. */
async function migrateAsTheSite(
  config: Promise<SanitizedConfig>,
  key: string,
  folder: string,
): Promise<void> {
  const { addCommerceGuards } = await import('@/plugins/commerce/guards/add-commerce-guards')
  const { surviveConnectionLoss } = await import('@/src/server/db/survive-connection-loss')
  const { register } = await import('tsx/esm/api')
  const payload = await getPayload({ config, key: `${key} migrating`, disableOnInit: true })
  surviveConnectionLoss(payload)
  const database = payload.db as unknown as PostgresAdapter
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const unregister = register()
  await database.createMigration({ payload, migrationName: 'shop', forceAcceptWarning: true })
  await database.migrate()
  await unregister()
  await addCommerceGuards(database.drizzle)
  await payload.destroy()
}

type Opened = Omit<HeadlessShop, 'simulator' | 'mails'>

async function openShop(url: string, options: SiteOptions): Promise<Opened> {
  const { headlessSite } = await import('./site')
  const { startShop } = await import('@/plugins/commerce/start-shop')
  const config = headlessSite(url, options)
  if (options.migrations) await migrateAsTheSite(config, url, options.migrations)
  const payload = await getPayload({ config, key: url })
  const jobs = await startShop(payload)
  const server = await startHttpServer(config, url)
  const api = `${server.origin}/api`
  return {
    payload,
    api,
    async call<Body>(method: string, path: string, options: { token?: string; body?: unknown } = {}) {
      const { token, body } = options
      const response = await fetch(`${api}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as Body }
    },
    query: <Row>(statement: string, values: unknown[] = []) =>
      withConnection(url, async (client) => (await client.query(statement, values)).rows as Row[]),
    async stop() {
      await jobs.stop()
      await server.close()
      await payload.destroy()
    },
  }
}
