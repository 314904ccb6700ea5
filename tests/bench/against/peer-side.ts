import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { databaseUrl, type TestDatabase } from '../../support/environment/database'
import { type Supervisor, temporaryFolder } from '../../support/environment/run'
import { PASSWORD } from '../../support/shop'
import { type Caller, CONNECTIONS } from './load'
import { makePeerSite } from './peer-site'
import { counter, type Side, type Works } from './side'

/** The other shop: as many products, the same fields, a provider in its own process that takes the money at once. */
export async function makePeerSide(run: Supervisor, products: number): Promise<Side> {
  const folder = await temporaryFolder(run)
  const database = await emptyDatabase()
  await makePeerSite(folder, database.url)
  await database.query(
    `INSERT INTO products (title, slug, sku, summary, kind, price_in_c_a_d_enabled, price_in_c_a_d, inventory, _status)
     SELECT 'Program ' || lpad(n::text, 5, '0'), 'bench-' || n, 'BENCH-' || n, 'A program about living well, at your own speed.', 'program',
            true, 4900, 1000000, 'published' FROM generate_series(1, $1::int) n`,
    [products],
  )
  await database.query(
    `INSERT INTO coupons (code, percentage, used) VALUES ('BENCH', 10, 0), ('FREE', 100, 0)`,
  )
  await database.query('VACUUM ANALYZE')
  return {
    name: 'peer',
    database,
    surroundings: async (url) => {
      const { NODE_OPTIONS: _, ...env } = process.env
      return {
        cwd: folder,
        env: { ...env, DATABASE_URL: url, VITEST: undefined, NEXT_TELEMETRY_DISABLED: '1' },
      }
    },
    works: (caller) => makeWorks(caller, database, products),
  }
}

async function makeWorks(caller: Caller, database: TestDatabase, products: number): Promise<Works> {
  const [readers, buyers] = [await signUp(caller, 'reader'), await signUp(caller, 'buyer')]
  await giveOrders(
    database,
    readers.map(({ id }) => id),
  )
  const rows = await database.query<{ id: number; slug: string }>('SELECT id, slug FROM products ORDER BY id')
  const [page, turn] = [counter(), counter()]
  const bought = buyers.map(() => counter())
  const pages = Math.floor(products / 24)
  const list = () =>
    caller.text('GET', `/api/products?limit=24&depth=0&sort=title&page=${1 + (page() % pages)}${SELECTED}`)
  const one = () =>
    caller.text(
      'GET',
      `/api/products?where[slug][equals]=${rows[turn() % rows.length]?.slug}&limit=1&depth=0${SELECTED}`,
    )
  const checkout = async (worker: number, coupon: string) => {
    const [token, product] = [buyers[worker]?.token, rows[(bought[worker]?.() ?? 0) % rows.length]?.id]
    const { doc } = await caller.json<{ doc: { id: number } }>('POST', '/api/carts?depth=0', {
      token,
      body: { currency: 'CAD', customer: buyers[worker]?.id, items: [{ product, quantity: 1 }] },
    })
    const begun = await caller.json<{ reference: string }>('POST', '/api/payments/instant/initiate', {
      token,
      body: { cartID: doc.id, coupon },
    })
    await caller.text('POST', '/api/payments/instant/confirm-order', {
      token,
      body: { cartID: doc.id, reference: begun.reference },
    })
  }
  return {
    list,
    product: one,
    myOrders: (worker) => caller.text('GET', ORDERS, { token: readers[worker]?.token }),
    checkout: (worker) => checkout(worker, 'BENCH'),
    freeCheckout: (worker) => checkout(worker, 'FREE'),
  }
}

const selected = (fields: string[]) => fields.map((field) => `&select[${field}]=true`).join('')
const SELECTED = selected(['title', 'slug', 'sku', 'summary', 'kind', 'priceInCAD'])
const ORDERS = `/api/orders?limit=20&sort=-createdAt&depth=1&populate[products][title]=true${selected(['amount', 'currency', 'status', 'createdAt', 'items'])}`

async function signUp(caller: Caller, kind: string): Promise<{ id: number; token: string }[]> {
  const people: { id: number; token: string }[] = []
  for (let number = 0; number < CONNECTIONS; number++) {
    const body = { email: `${kind}-${number}-${randomUUID()}@example.com`, password: PASSWORD }
    await caller.text('POST', '/api/users', { body })
    const { user, token } = await caller.json<{ user: { id: number }; token: string }>(
      'POST',
      '/api/users/login',
      { body },
    )
    people.push({ id: user.id, token })
  }
  return people
}

async function giveOrders(database: TestDatabase, people: number[]): Promise<void> {
  await database.query(
    `INSERT INTO orders (customer_id, status, amount, currency, created_at)
     SELECT person, 'completed', 9800, 'CAD', now() - n * interval '1 minute' FROM unnest($1::int[]) person, generate_series(1, 20) n`,
    [people],
  )
  await database.query(
    `INSERT INTO orders_items (_order, _parent_id, id, product_id, quantity)
     SELECT i, o.id, md5(o.id || '/' || i), 1 + (o.id + i) % 8, 1 FROM orders o, generate_series(1, 2) i
      WHERE NOT EXISTS (SELECT 1 FROM orders_items x WHERE x._parent_id = o.id)`,
  )
  await database.query('ANALYZE')
}

async function emptyDatabase(): Promise<TestDatabase> {
  const { admin } = inject('postgres')
  const name = `bench_peer_${randomUUID().replaceAll('-', '')}`
  await createDatabase(admin, name)
  const url = databaseUrl(admin, name)
  return {
    url,
    query: <Row>(statement: string, values: unknown[] = []) =>
      withConnection(url, async (client) => (await client.query(statement, values)).rows as Row[]),
    stop: () => dropDatabase(admin, name),
  }
}
