import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrate } from '@/scripts/environment/app.mjs'
import { createDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { startPostgres } from '@/scripts/environment/postgres.mjs'
import { choosePostgresPlace } from '@/scripts/environment/postgres-place.mjs'
import { createSupervisor } from '@/scripts/environment/supervisor.mjs'
import { chargesOf, letTimePass } from '../../support/elapsed-time'
import { type MailSink, startMailSink } from '../../support/environment/mail-sink'
import { temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { type Simulator, startSimulator } from '../../support/environment/simulator'
import { assertInvariants } from '../../support/invariants'
import { eventually } from '../../support/running-shop'
import { ADDRESS, PASSWORD } from '../../support/shop'
import { type ShopProcess, startShopProcess } from '../../support/shop-process'

vi.setConfig({ testTimeout: 180_000 })

/** Nobody is told when PostgreSQL dies here: it is killed on purpose. */
const run = createSupervisor()

let folder: string
let url: string
let port: number
let simulator: Simulator
let mails: MailSink
let shop: ShopProcess
beforeAll(async () => {
  folder = await temporaryFolder(run)
  ;[simulator, mails] = await Promise.all([startSimulator(), startMailSink()])
  const server = await startServer()
  port = server.port
  await createDatabase(server.url('postgres'), 'shop')
  url = server.url('shop')
  await migrate(run, { env: scriptEnvironment(url, folder), log: path.join(folder, 'migrate.log') })
  shop = await startShopProcess(run, {
    databaseUrl: url,
    smtpUrl: mails.smtpUrl,
    paypalOrigin: simulator.origin,
  })
})
afterAll(async () => {
  await run.stopAll()
  await mails.stop()
  await simulator.stop()
})

/** A PostgreSQL of this test's own, that keeps what it confirmed. */
const startServer = (wished?: number) =>
  startPostgres(run, {
    folder: path.join(folder, 'postgres'),
    log: path.join(folder, 'postgres.log'),
    durable: true,
    ...(wished === undefined ? {} : { port: wished }),
  })

const query = <Row>(statement: string, values: unknown[] = []) =>
  withConnection(url, async (client) => (await client.query(statement, values)).rows as Row[])

const books = () => ({ simulator, database: { url, query, stop: async () => {} } })

function killPostgres(): void {
  const { data } = choosePostgresPlace(path.join(folder, 'postgres'))
  const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

async function approvedOrder(number: number) {
  const { body } = await shop.call('POST', '/users/register', {
    body: {
      firstName: 'Demo',
      lastName: 'Customer',
      email: `buyer-${number}@example.com`,
      password: PASSWORD,
      agreeToTerms: true,
    },
  })
  const bearer = (body.tokens as { accessToken: string }).accessToken
  const [product] = await query<{ id: string }>('SELECT id FROM products')
  const ordered = await shop.call('POST', '/payments/orders', {
    token: bearer,
    body: {
      amount: 49,
      paymentProvider: 'paypal',
      products: [{ id: product?.id, quantity: 1 }],
      billingAddress: ADDRESS,
    },
  })
  const token = (ordered.body.paypalOrder as { id: string }).id
  await simulator.control('POST', `/orders/${token}/approve`)
  return { token, bearer }
}

describe('PostgreSQL dies in the middle of settlements', () => {
  it('keeps the server alive, and loses no payment when it is back', async () => {
    await query(
      `INSERT INTO products (title, slug, sku, kind, price_cents, summary, _status)
       VALUES ('Program', 'program', 'SKU', 'program', 4900, 'A program.', 'published')`,
    )
    const sales = []
    for (let number = 1; number <= 6; number++) sales.push(await approvedOrder(number))
    await simulator.fault({ on: 'capture', fault: 'slow', ms: 300, times: 3 })
    const paying = sales.map(({ token, bearer }) =>
      shop.call('POST', `/payments/capture/paypal/${token}`, { token: bearer, body: {} }),
    )
    await eventually('PayPal has taken some money', async () => (await simulator.ledger()).length > 0)
    killPostgres()
    await Promise.all(paying)
    await startServer(port)

    for (const { token, bearer } of sales) {
      await eventually('the program is open', async () => {
        await letTimePass(books())
        const { body } = await shop.call('GET', '/payments/user-products', { token: bearer })
        return (body.data as unknown[] | undefined)?.length === 1
      })
      expect(await chargesOf(books(), token)).toBe(1)
    }
    await assertInvariants(books())
  })
})
