// @vitest-environment-options { "process": "database/migrations" }
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { person } from '../../support/factories/person'
import { approvedOrder, capture } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let buyer: Customer
let orderId: string
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
  const bought = await approvedOrder(shop, buyer, [await shop.product()])
  await capture(shop, buyer, bought.token)
  orderId = bought.orderId
})
afterAll(() => shop.stop())

describe('Architecture: migrations and collections say the same', () => {
  it('has a migration for everything the collections store', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'training-storefront-migrations-'))
    const kept = shop.payload.db.migrationDir
    try {
      await cp('migrations', folder, { recursive: true })
      const before = new Set(await readdir(folder))
      shop.payload.db.migrationDir = folder
      await shop.payload.db.createMigration({
        payload: shop.payload,
        migrationName: 'difference',
        forceAcceptWarning: true,
      })
      const written = (await readdir(folder)).find((file) => !before.has(file) && file.endsWith('.ts'))
      const source = await readFile(path.join(folder, written ?? 'none'), 'utf8')
      const statements = source.match(/\b(CREATE|ALTER|DROP) .*/g) ?? []
      expect(statements, 'run `payload migrate:create` and commit what it writes').toEqual([])
    } finally {
      shop.payload.db.migrationDir = kept
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('lists every migration file, in order, and has run them all', async () => {
    const files = (await readdir('migrations')).filter((file) => /^\d.*\.ts$/.test(file)).sort()
    const names = files.map((file) => file.replace(/\.ts$/, ''))
    expect(migrations.map(({ name }) => name)).toEqual(names)
    const done = await shop.database.query<{ name: string }>(
      'SELECT name FROM payload_migrations ORDER BY name',
    )
    expect(done.map(({ name }) => name)).toEqual(names)
  })
})

/** What PostgreSQL says to a statement: the broken constraint's name, or its sentence. */
async function refusalOf(statement: string): Promise<string> {
  try {
    await shop.database.query(statement)
    return 'accepted'
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string }
    return constraint ?? message
  }
}

describe('Architecture, Commerce: what the database refuses, whatever the code does', () => {
  it.each<[string, string, string]>([
    ['an order whose sums do not add up', 'orders_money_adds_up', 'UPDATE orders SET total_cents = 1'],
    [
      'an order with a negative total',
      'orders_money_adds_up',
      'UPDATE orders SET discount_cents = subtotal_cents + 1, total_cents = -1',
    ],
    ['a paid order without a date', 'orders_paid_at', 'UPDATE orders SET paid_at = NULL'],
    ['a pending order that was paid', 'orders_paid_at', `UPDATE orders SET state = 'pending'`],
    ['a line that does not add up', 'orders_lines_money_adds_up', 'UPDATE orders_lines SET total_cents = 0'],
    ['a negative payment', 'payment_attempts_amount', 'UPDATE payment_attempts SET amount_cents = -1'],
    [
      'a captured payment without a date',
      'payment_attempts_captured_at',
      'UPDATE payment_attempts SET captured_at = NULL',
    ],
    ['a negative price', 'products_price', 'UPDATE products SET price_cents = -1'],
    [
      'a second account for one address',
      'users_email_idx',
      `INSERT INTO users (firstname, lastname, email) SELECT 'A', 'B', email FROM users`,
    ],
    [
      'the same source of access twice',
      'user_products_source_key_idx',
      `INSERT INTO user_products (user_id, product_id, state, source, source_key)
         SELECT user_id, product_id, state, source, source_key FROM user_products`,
    ],
    [
      'a second captured payment of one order',
      'payment_attempts_one_captured_per_order',
      `INSERT INTO payment_attempts (order_id, provider, state, amount_cents, currency, captured_at)
         SELECT order_id, provider, state, amount_cents, currency, captured_at FROM payment_attempts`,
    ],
    [
      'two payments with one id of PayPal',
      'provider_providerOrderId_idx',
      `INSERT INTO payment_attempts (order_id, provider, state, amount_cents, currency, provider_order_id)
         SELECT order_id, provider, 'created', amount_cents, currency, provider_order_id FROM payment_attempts`,
    ],
    [
      'the same message of PayPal twice',
      'provider_eventId_idx',
      `INSERT INTO payment_events (provider, event_id, type, body) VALUES ('p', 'E', 'T', '{}'), ('p', 'E', 'T', '{}')`,
    ],
    [
      'the same mail twice',
      'email_outbox_dedupe_key_idx',
      `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state)
         SELECT message, "to", variables, dedupe_key, state FROM email_outbox`,
    ],
    [
      'a change of the activity log',
      'rows of activity_log are never changed or removed',
      `UPDATE activity_log SET action = 'x'`,
    ],
    [
      'a removal from the activity log',
      'rows of activity_log are never changed or removed',
      'DELETE FROM activity_log',
    ],
  ])('refuses %s', async (_, refusal, statement) => {
    expect(await refusalOf(statement)).toBe(refusal)
  })

  it('refuses a use count below zero', async () => {
    const statement = `INSERT INTO discounts (code, type, used_count) VALUES ('X', 'fixed', -1)`
    expect(await refusalOf(statement)).toBe('discounts_used_count')
  })

  it('refuses two orders of one buyer under one key, and takes any number without', async () => {
    const copy = (key: string) => `
      INSERT INTO orders (number, user_id, customer_name, customer_email, state, payment_method, currency,
        subtotal_cents, discount_cents, tax_cents, total_cents, idempotency_key)
      SELECT nextval('order_numbers')::text, user_id, customer_name, customer_email, 'pending', payment_method, currency,
        subtotal_cents, discount_cents, tax_cents, total_cents, ${key} FROM orders WHERE id = '${orderId}'`
    expect(await refusalOf(copy(`'one-key'`))).toBe('accepted')
    expect(await refusalOf(copy(`'one-key'`))).toBe('user_idempotencyKey_idx')
    expect([await refusalOf(copy('NULL')), await refusalOf(copy('NULL'))]).toEqual(['accepted', 'accepted'])
  })

  it('refuses to empty the activity log at a stroke', async () => {
    expect(await refusalOf('TRUNCATE activity_log')).not.toBe('accepted')
  })

  it('numbers orders in one series from 100001 on', async () => {
    const [row] = await shop.database.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [
      orderId,
    ])
    expect(Number(row?.number)).toBeGreaterThanOrEqual(100_001)
  })
})

describe('Payment providers: a number is its provider’s own', () => {
  it('takes the same number from two providers', async () => {
    const added = await shop.database.query<{ provider: string }>(
      `INSERT INTO payment_attempts (order_id, provider, state, amount_cents, currency, provider_order_id)
         SELECT order_id, 'another', 'created', amount_cents, currency, provider_order_id FROM payment_attempts
          WHERE provider = 'paypal' AND provider_order_id IS NOT NULL LIMIT 1
       RETURNING provider`,
    )
    expect(added).toEqual([{ provider: 'another' }])
  })
})

describe('Reliability: every query that is asked often has its index', () => {
  it.each([
    ['payment_attempts', '(next_check_at) WHERE'],
    ['payment_attempts', '(order_id)'],
    ['payment_attempts', '(provider, provider_order_id)'],
    ['payment_attempts', '(provider, capture_id)'],
    ['payment_events', '(next_try_at) WHERE (processed_at IS NULL)'],
    ['email_outbox', '(next_try_at) WHERE'],
    ['user_products', '(user_id, product_id) WHERE'],
    ['refunds', '(next_check_at) WHERE'],
    ['refunds', '(provider_refund_id)'],
    ['refunds', '(attempt_id)'],
    ['orders', '(user_id, created_at)'],
    ['orders', '(user_id, idempotency_key)'],
    ['orders_lines', '(_parent_id)'],
    ['lessons', '(program_id, slug)'],
    ['users', '(email)'],
    ['sessions', '(user_id)'],
    ['discounts', '(code)'],
    ['products', '(slug)'],
    ['products', '(sku)'],
    ['discount_redemptions', '(order_id)'],
    ['discount_redemptions', '(discount_id, user_id)'],
  ])('%s %s', async (table, columns) => {
    const indexes = await shop.database.query<{ indexdef: string }>(
      'SELECT indexdef FROM pg_indexes WHERE tablename = $1',
      [table],
    )
    expect(indexes.filter(({ indexdef }) => indexdef.includes(columns))).not.toEqual([])
  })
})
