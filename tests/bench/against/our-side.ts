import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { appEnvironment } from '@/scripts/environment/app-environment.mjs'
import { startSimulatorProcess } from '@/scripts/environment/paypal-simulator.mjs'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { inProject } from '@/scripts/environment/project.mjs'
import { startDatabase, type TestDatabase } from '../../support/environment/database'
import { type Supervisor, temporaryFolder } from '../../support/environment/run'
import { TEST_SECRET } from '../../support/environment/script-environment'
import { ADDRESS, PASSWORD } from '../../support/shop'
import { BENCH_CODE, fillShop } from '../fill-shop'
import { Caller, CONNECTIONS } from './load'
import { counter, type Side, type Works } from './side'

/** Our shop as it is built, its PayPal in a process of its own. Mails are queued and wait: the other shop sends none. */
export async function makeOurSide(run: Supervisor, products: number): Promise<Side> {
  const database = await startDatabase('seeded')
  await fillProducts(database, products)
  const folder = await temporaryFolder(run)
  const paypal = await startSimulatorProcess(run, {
    port: await findFreePort(),
    webhookUrl: '',
    state: path.join(folder, 'paypal.json'),
    log: path.join(folder, 'paypal.log'),
  })
  const distDir = await copyOfBuild(run)
  return {
    name: 'ours',
    database,
    surroundings: async (databaseUrl, port) => ({
      cwd: inProject('.'),
      env: {
        ...appEnvironment({
          databaseUrl,
          siteUrl: `http://127.0.0.1:${port}`,
          smtpUrl: 'smtp://127.0.0.1:9',
          paypalOrigin: paypal.origin,
          secret: TEST_SECRET,
          uploads: inject('uploads'),
          distDir,
        }),
        BACKGROUND_JOBS: 'off',
        RATE_LIMIT_SCALE: '1000000',
      },
    }),
    works: async (caller) => makeWorks(caller, new Caller(paypal.origin), database, products),
  }
}

async function makeWorks(
  caller: Caller,
  paypal: Caller,
  database: TestDatabase,
  products: number,
): Promise<Works> {
  const [readers, buyers] = [await signUp(caller, 'reader'), await signUp(caller, 'buyer')]
  await giveOrders(
    database,
    readers.map(({ id }) => id),
  )
  const rows = await database.query<{ id: string; slug: string }>(
    `SELECT id, slug FROM products WHERE sku LIKE 'BENCH-%' ORDER BY sku`,
  )
  const [page, turn] = [counter(), counter()]
  const bought = buyers.map(() => counter())
  const pages = Math.floor(products / 24)
  const list = (more = '') =>
    caller.text('GET', `/api/products?limit=24&depth=0&sort=title&page=${1 + (page() % pages)}${more}`)
  const one = (headers: Record<string, string>) =>
    caller.text('GET', `/api/products/slug/${rows[turn() % rows.length]?.slug}`, { headers })
  const place = async (worker: number, discountCode: string, amount: number) => {
    const product = rows[bought[worker]?.() ?? 0]
    if (!product) throw new Error('every product is bought: give it more of them')
    return caller.json<{ status: string; paypalOrder?: { id: string } }>('POST', '/api/payments/orders', {
      token: buyers[worker]?.token,
      body: {
        amount,
        discountCode,
        paymentProvider: 'paypal',
        paymentMethod: 'paypal',
        products: [{ id: product.id, quantity: 1 }],
        billingAddress: ADDRESS,
      },
    })
  }
  return {
    listKept: () => list(),
    list: () => list(SELECTED),
    productKept: () => one({}),
    product: () => one(SOMEBODY),
    myOrders: (worker) => caller.text('GET', '/api/payments/my-orders', { token: readers[worker]?.token }),
    checkout: async (worker) => {
      const { paypalOrder } = await place(worker, BENCH_CODE, 44.1)
      await paypal.text('POST', `/_simulator/orders/${paypalOrder?.id}/approve`)
      await caller.text('POST', `/api/payments/capture/paypal/${paypalOrder?.id}`, {
        token: buyers[worker]?.token,
        body: {},
      })
    },
    freeCheckout: async (worker) => {
      const { status } = await place(worker, 'FREE', 0)
      if (status !== 'COMPLETED') throw new Error(`an order for nothing is ${status}`)
    },
  }
}

/** Asked for by fields, a list is read from the database each time; so is what somebody with a cookie asks for. */
const SELECTED = ['title', 'slug', 'sku', 'summary', 'kind', 'priceCents', 'price']
  .map((field) => `&select[${field}]=true`)
  .join('')
const SOMEBODY = { cookie: 'visited=1' }

type Person = { id: string; token: string }

function signUp(caller: Caller, kind: string): Promise<Person[]> {
  const register = async (number: number): Promise<Person> => {
    const { user, tokens } = await caller.json<{ user: { id: string }; tokens: { accessToken: string } }>(
      'POST',
      '/api/users/register',
      {
        body: {
          firstName: 'Bench',
          lastName: 'Person',
          email: `${kind}-${number}-${crypto.randomUUID()}@example.com`,
          password: PASSWORD,
          agreeToTerms: true,
        },
      },
    )
    return { id: user.id, token: tokens.accessToken }
  }
  return Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => register(number)))
}

/** Twenty paid orders each. */
async function giveOrders(database: TestDatabase, people: string[]): Promise<void> {
  await fillShop(database, 20 * people.length)
  await database.query(
    `UPDATE orders SET user_id = ($1::uuid[])[1 + substr(number, 2)::int % ${people.length}] WHERE number ~ '^B\\d+$'`,
    [people],
  )
  await database.query(
    `INSERT INTO discounts (code, type, percentage) VALUES ('FREE', 'percentage', 100) ON CONFLICT DO NOTHING`,
  )
  await database.query('ANALYZE')
}

async function fillProducts(database: TestDatabase, count: number): Promise<void> {
  await database.query(
    `INSERT INTO products (slug, sku, kind, price_cents, position, _status)
     SELECT 'bench-' || n, 'BENCH-' || n, 'program', 4900, 100 + n % 7, 'published' FROM generate_series(1, $1::int) n`,
    [count],
  )
  await database.query(
    `INSERT INTO products_locales (title, summary, shown, _locale, _parent_id)
     SELECT 'Program ' || lpad(substr(sku, 7), 5, '0'), 'A program about living well, at your own speed.', true, 'en', id
       FROM products WHERE sku LIKE 'BENCH-%'`,
  )
  await database.query('VACUUM ANALYZE')
}

/** Pages that are rendered anew are written into a build: each server has its own. */
async function copyOfBuild(run: Supervisor): Promise<string> {
  const [source, copy] = [inject('build'), `${inject('build')}-bench`]
  run.removeAtEnd(inProject(copy))
  await rm(inProject(copy), { recursive: true, force: true })
  await cp(inProject(source), inProject(copy), {
    recursive: true,
    filter: (file) => file !== inProject(source, 'cache'),
  })
  return copy
}
