import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { type Asked, isLost, shopAround, signUp } from '../support/buyers'
import { type RunningApp, startApp } from '../support/environment/app'
import { type Balancer, startBalancer } from '../support/environment/balancer'
import { startDatabase, type TestDatabase } from '../support/environment/database'
import { type MailSink, startMailSink } from '../support/environment/mail-sink'
import { startPooler } from '../support/environment/pooler'
import { startRedis } from '../support/environment/redis'
import { startRun } from '../support/environment/run'
import { type Simulator, startSimulator } from '../support/environment/simulator'
import { assertInvariants } from '../support/invariants'
import { callOf, eventually } from '../support/running-shop'
import { PASSWORD } from '../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const BUYERS = isDeep ? 200 : 20
const SECONDS = isDeep ? 60 : 24

/** A health check sees within so many that nobody answers. */
const SEEN_MS = 2_000

const run = startRun()
let database: TestDatabase
let mails: MailSink
let simulator: Simulator
let balancer: Balancer
let env: Record<string, string>
let apps: { app: RunningApp; port: number }[]
beforeAll(async () => {
  database = await startDatabase('seeded')
  balancer = await startBalancer(run)
  const [pooler, redis] = [await startPooler(run, 20), await startRedis(run)]
  mails = await startMailSink()
  simulator = await startSimulator(`${balancer.origin}/api/payments/webhooks/paypal`)
  env = {
    SITE_URL: balancer.origin,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOLER: pooler.isThere ? 'on' : 'off',
    DATABASE_POOL_MAX: '10',
    CACHE_URL: redis.url,
    SWEEP_INTERVAL_MS: '1000',
    SHUTDOWN_DELAY_MS: '5000',
    TRUSTED_PROXY_HOPS: '0',
  }
  const start = async () => {
    const port = await findFreePort()
    const surroundings = { databaseUrl: pooler.through(database.url), smtpUrl: mails.smtpUrl, port, env }
    return { app: await startApp({ ...surroundings, paypalOrigin: simulator.origin }), port }
  }
  apps = [await start(), await start(), await start()]
  await balancer.serve(apps.map(({ port }) => port))
})
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })
afterAll(async () => {
  for (const { app } of apps ?? []) await app.stop()
  await simulator?.stop()
  await mails?.stop()
  await run.stopAll()
  await database?.stop()
})

const call = (method: string, path: string, options?: Parameters<ReturnType<typeof callOf>>[2]) =>
  callOf(balancer.origin)(method, path, options)

async function productsToBuy() {
  const { body } = await call('GET', '/products?limit=100&depth=0')
  const products = body.docs as { id: string; slug: string; price: number }[]
  return products.filter(({ price }) => price > 0).map(({ id, slug, price }) => ({ id, slug, price }))
}

/** Changes the page and waits until each process shows it. */
async function edit(heading: string): Promise<void> {
  const signedIn = await call('POST', '/users/login', {
    body: { email: 'admin@example.com', password: PASSWORD },
  })
  const { accessToken: token } = signedIn.body.tokens as { accessToken: string }
  const [about] = await database.query<{ id: string }>(`SELECT id FROM pages WHERE slug = 'aboutus'`)
  const { body } = await call('GET', `/pages/${about?.id}?depth=0`, { token })
  const [first, ...others] = body.layout as object[]
  const layout = [{ ...first, heading }, ...others]
  const saved = await call('PATCH', `/pages/${about?.id}`, { token, body: { layout, _status: 'published' } })
  expect(saved.status).toBe(200)
  for (const { app } of apps) await eventually(`${app.origin} shows it`, () => shows(app, heading), 2_000)
}

const shows = async (app: RunningApp, heading: string) =>
  (await (await fetch(`${app.origin}/aboutus`)).text()).includes(heading)

describe('Architecture: three processes behind a balancer, a pooler before the database, pages shared in Redis', () => {
  it(`are replaced one by one, and one is killed, while ${BUYERS} people buy: nobody notices but who was in the killed one`, async () => {
    const products = await productsToBuy()
    const buyers = await signUp(balancer.origin, BUYERS)
    const until = Date.now() + SECONDS * 1_000
    const buying = Promise.all(
      buyers.map((buyer) => shopAround({ origin: balancer.origin, simulator, products }, buyer, until)),
    )
    await wait(SECONDS * 100)
    await edit('Heard by three')

    for (const { app } of apps) {
      await app.startOver(env)
      expect(await shows(app, 'Heard by three'), 'one that starts from the old build').toBe(true)
    }
    const [victim] = apps
    const killedAt = Date.now()
    await victim?.app.kill()
    await wait(SEEN_MS)
    await victim?.app.restart()
    await buying

    const asked = buyers.flatMap((buyer) => buyer.asked)
    const lost = asked.filter(isLost)
    const wasInTheKilledOne = ({ by, startedAt, endedAt }: Asked) =>
      (by === String(victim?.port) || by === null) && endedAt >= killedAt && startedAt <= killedAt + SEEN_MS
    expect(lost.filter((each) => !wasInTheKilledOne(each))).toEqual([])
    expect(asked.filter(({ status }) => status >= 400 && status < 500)).toEqual([])
    const servers = new Set(asked.map(({ by }) => by))
    expect(servers, 'all three answer').toEqual(new Set(apps.map(({ port }) => String(port))))

    const paid = buyers.flatMap((buyer) => buyer.paid)
    expect(paid.length).toBeGreaterThan(BUYERS / 2)
    process.stdout.write(
      `${asked.length} requests, ${paid.length} payments, ${lost.length} lost in the killed one\n`,
    )
    // What the killed one was sending is due again five minutes later; nobody waits for that here.
    await database.query(
      `UPDATE email_outbox SET next_try_at = now() WHERE state = 'queued' AND next_try_at < to_timestamp($1) + interval '5 minutes'`,
      [killedAt / 1_000],
    )
    await eventually('what was paid for is settled and told', async () => (await waiting()) === 0, 240_000)
    await assertInvariants({ database, simulator })
    const rows = await database.query<{ id: string }>(`SELECT id FROM orders WHERE state = 'paid'`)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(paid))
    await expectEachMailOnce()
  })
})

/** Mails that have not left, and payments nobody has looked at. */
async function waiting(): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM email_outbox WHERE state = 'queued')::int
          + (SELECT count(*) FROM payment_attempts WHERE state = 'capturing')::int AS count`,
  )
  return row?.count ?? 0
}

/** One that had left when its sender died may come again, as the same mail. */
async function expectEachMailOnce(): Promise<void> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM email_outbox WHERE state = 'sent'`,
  )
  const ids = (await mails.mails()).map(({ headers }) => headers['message-id'])
  expect(new Set(ids).size).toBe(row?.count)
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(10)
}
