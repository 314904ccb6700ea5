import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { databaseUrl } from '../../support/environment/database'
import { type MailSink, startMailSink } from '../../support/environment/mail-sink'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { type Simulator, startSimulator } from '../../support/environment/simulator'
import { PackedSite } from '../../support/packed-plugin/site'
import { LOWEST } from '../../support/packed-plugin/site-files'
import { ADDRESS } from '../../support/shop'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

const run = startRun()
const { admin } = inject('postgres')
const names = ['built', 'pushed', 'ecommerce'].map(
  (name) => `packed_${name}_${randomUUID().replaceAll('-', '')}`,
)
const [built = '', pushed = ''] = names.map((name) => databaseUrl(admin, name))
let mails: MailSink
let paypal: Simulator
let site: PackedSite
let lines = 0
let tarball: string

beforeAll(async () => {
  const packed = execFileSync('npm', ['run', '--silent', 'pack:plugin'], { encoding: 'utf8' })
  tarball = packed.trim().split('\n').at(-1) ?? ''
  mails = await startMailSink()
  paypal = await startSimulator()
  for (const name of names) await createDatabase(admin, name)
  const folder = await temporaryFolder(run)
  const env = {
    ...scriptEnvironment(built, folder),
    SMTP_URL: mails.smtpUrl,
    PAYPAL_API_ORIGIN: paypal.origin,
    BACKGROUND_JOBS: 'on',
    SWEEP_INTERVAL_MS: '500',
  }
  site = new PackedSite(folder, env)
  site.write('serial')
  await site.install()
  await site.install(tarball)
  lines = site.addShop() + (await site.makeMigrations())
  await site.payload('generate:types')
  await site.payload('generate:importmap')
  await site.payload('migrate')
})
afterAll(async () => {
  process.stdout.write(`seconds: ${JSON.stringify(site.took)}, lines: ${lines}\n`)
  for (const name of names) await dropDatabase(admin, name)
  await paypal.stop()
  await mails.stop()
  await run.stopAll()
})

describe('Architecture, One source, two forms: the package on a site made of registry packages alone', () => {
  it('takes at most five lines', () => expect(lines).toBeLessThanOrEqual(5))

  it('is built by Next with its types checked, and sells', async () => {
    await site.node('next build', ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' })
    await sellOn('start', built, expect.any(Number))
  })

  it('is told by its program what another shop would bring', async () => {
    const other = databaseUrl(admin, names[2] ?? '')
    await withConnection(other, (client) => client.query(THEIR_TABLES))
    const said = await site.node('the move', [
      'node_modules/payload-plugin-digital-commerce/dist/plugins/commerce/moving/program.js',
      '--from',
      other,
    ])
    expect(said).toMatch(/paid: 1 orders, \$49\.00 there; 0 orders, \$0\.00 here[\s\S]*Nothing was written/)
  })

  it('sells on a site with UUIDs whose tables are pushed, at the lowest versions the package asks for', async () => {
    site.write('uuid', LOWEST)
    await site.install(tarball)
    expect(site.addShop()).toBe(2)
    await sellOn('dev', pushed, expect.any(String))
  })

  it.each(['typescript', 'typescript-7'])(
    'has no diagnostic in a file of ours or of the site: %s',
    async (tsc) => {
      const args = [
        `node_modules/${tsc}/lib/tsc.js`,
        '--noEmit',
        '--pretty',
        'false',
        '--skipLibCheck',
        'false',
      ]
      const said = await site.node(tsc, args).catch(String)
      const files = said.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
      // Declarations of Payload, Next and others have some, with a shop or without.
      expect(files.filter((file) => !OTHERS.test(file))).toEqual([])
    },
  )
})

/** As much of the other plugin's tables as a shop with one order has; all of them: tests/integration/moving. */
const THEIR_TABLES = `
  CREATE TABLE users (id int, email text);
  CREATE TABLE products (id int, title text, slug text, price_in_c_a_d int, price_in_c_a_d_enabled bool, _status text);
  CREATE TABLE orders (id int, customer_id int, customer_email text, status text, amount int, currency text, created_at timestamptz);
  CREATE TABLE orders_items (_order int, _parent_id int, id text, product_id int, variant_id int, quantity int);
  CREATE TABLE orders_rels (id int, parent_id int, transactions_id int);
  CREATE TABLE transactions (id int, order_id int, payment_method text, status text, amount int, currency text, created_at timestamptz);
  INSERT INTO products VALUES (1, 'Sleeping better', 'sleeping', 4900, true, 'published');
  INSERT INTO orders VALUES (1, NULL, 'guest@example.com', 'completed', 4900, 'CAD', now());
  INSERT INTO orders_items VALUES (1, 1, 'a', 1, NULL, 1);
  INSERT INTO transactions VALUES (1, 1, 'stripe', 'succeeded', 4900, 'CAD', now())`

const OTHERS = /^(\.next\/|node_modules\/(?!payload-plugin-digital-commerce\/))/

async function sellOn(how: 'start' | 'dev', database: string, id: unknown): Promise<void> {
  const server = await site.start(how, database)
  try {
    await sell(server.origin, database, id)
  } catch (error) {
    process.stdout.write(server.output())
    throw error
  } finally {
    await server.stop()
  }
}

type Id = string | number
type Placed = { orderId: string; paypalOrder?: { id: string }; invoiceNumber?: string }

async function sell(origin: string, database: string, id: unknown): Promise<void> {
  const call = caller(origin)
  await vi.waitFor(async () => expect((await call('GET', '/payments/methods')).status).toBe(200), 300_000)
  const password = 'Training!2026'
  const signUp = { email: 'coach@example.com', password, roles: ['coach'] }
  const { body: coach } = await call<{ token: string }>('POST', '/members/first-register', { body: signUp })
  const product = async (slug: string, priceCents: number) => {
    const body = {
      title: slug,
      summary: 'S',
      slug,
      sku: slug,
      kind: 'program',
      priceCents,
      _status: 'published',
    }
    const made = await call<{ doc: { id: Id } }>('POST', '/products', { token: coach.token, body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.doc.id
  }
  const [one, two] = [await product('one', 4900), await product('two', 2000)]
  expect(one).toEqual(id)
  const person = { email: 'buyer@example.com', password }
  expect((await call('POST', '/members', { body: person })).status).toBe(201)
  const { body: buyer } = await call<{ token: string }>('POST', '/members/login', { body: person })
  const place = async (products: Id[], amount: number, paymentMethod: string) => {
    const body = {
      amount,
      paymentProvider: 'paypal',
      paymentMethod,
      products: products.map((id) => ({ id })),
      billingAddress: ADDRESS,
    }
    const placed = await call<Placed>('POST', '/payments/orders', { token: buyer.token, body })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    return placed.body
  }
  const owned = async () => {
    const { body } = await call<{ data: { productId: Id }[] }>('GET', '/payments/user-products', buyer)
    return body.data.map(({ productId }) => productId).sort()
  }
  const staff = async (path: string, body: object) => {
    const done = await call<object>('POST', path, { token: coach.token, body })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }

  const { orderId, paypalOrder } = await place([one, two], 69, 'paypal')
  await paypal.control('POST', `/orders/${paypalOrder?.id}/approve`)
  const path = `/payments/capture/paypal/${paypalOrder?.id}`
  const paid = await call('POST', path, { token: buyer.token, body: {} })
  expect(paid.body).toMatchObject({ status: 'COMPLETED' })
  expect(await owned()).toEqual([one, two].sort())
  const receipt = await mails.waitForMail(({ to }) => to[0]?.address === person.email)
  expect(receipt.attachments?.length, 'the receipt is drawn inside the built server').toBe(1)
  await staff(`/payments/orders/${orderId}/refund`, { lines: [two], reason: 'Asked for' })
  expect(await owned(), 'the access of the line has ended').toEqual([one])

  const third = await product('three', 1500)
  const invoiced = await place([third], 15, 'invoice')
  expect(invoiced.invoiceNumber).toMatch(/\d/)
  await staff(`/payments/orders/${invoiced.orderId}/mark-paid`, {})
  expect(await owned()).toEqual([one, third].sort())

  const late = await place([two], 20, 'paypal')
  await paypal.control('POST', `/orders/${late.paypalOrder?.id}/approve`)
  await withConnection(database, (client) =>
    client.query(`UPDATE payment_attempts SET next_check_at = now() - interval '1 second'`),
  )
  await vi.waitFor(async () => expect(await owned(), 'its jobs run by themselves').toContain(two), 60_000)
}

function caller(origin: string) {
  return async <Body>(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
}
