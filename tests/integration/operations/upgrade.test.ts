// @vitest-environment-options { "process": "operations/upgrade" }
import { randomUUID } from 'node:crypto'
import type { Migration, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { migrations } from '@/migrations'
import { ownedProducts } from '@/plugins/commerce/access'
import { deliverLicences } from '@/plugins/groups/operations/deliver-licences'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { openAccess } from '@/src/server/db/open-access'
import { surviveConnectionLoss } from '@/src/server/db/survive-connection-loss'
import { databaseUrl } from '../../support/environment/database'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { CONTENT_TEXTS, contentTexts, fillContent } from '../../support/former-content'
import { npmRun } from '../../support/npm-run'
import { fillOlderShop } from '../../support/older-shop'

vi.setConfig({ testTimeout: 180_000 })

/** How far a shop of the first days was. What came later renamed tables and columns, and wrote rows anew. */
const FIRST_DAYS = '20261120_182901_reading_indexes'

const run = startRun()
const admin = inject('postgres').admin
const name = `upgrade_${randomUUID().slice(0, 8)}`
const url = databaseUrl(admin, name)
let env: Record<string, string | undefined> = {}

const query = <Row>(text: string, values: unknown[] = []) =>
  withConnection(url, async (sql) => (await sql.query(text, values)).rows as Row[])

beforeAll(async () => {
  await createDatabase(admin, name)
  env = { ...scriptEnvironment(url, await temporaryFolder(run)), INSTANCE_ID: 'upgraded' }
  await migrateTo(FIRST_DAYS)
  await fill()
  await withConnection(url, fillOlderShop)
})
afterAll(async () => {
  await dropDatabase(admin, name)
  await run.stopAll()
})

async function openPayload(): Promise<Payload> {
  for (const [variable, value] of Object.entries(env))
    if (value !== undefined && variable !== 'NODE_ENV') process.env[variable] = value
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  // The database goes before the last connection to it does.
  surviveConnectionLoss(payload)
  return payload
}

async function migrateTo(newest: string): Promise<void> {
  const payload = await openPayload()
  // Payload's type of a migration leaves out what its adapter hands over.
  const older = migrations.filter(({ name }) => name <= newest) as unknown as Migration[]
  await payload.db.migrate({ migrations: older })
  await payload.destroy()
}

const buyer = randomUUID()
const product = randomUUID()
const order = randomUUID()

/** A customer with two-factor authentication who bought a program for a company, whose card was declined before. */
async function fill(): Promise<void> {
  await query(
    `INSERT INTO users (id, firstname, lastname, email, salt, hash) VALUES ($1, 'Ann', 'Lee', 'ann@example.com', 's', 'h')`,
    [buyer],
  )
  await query(
    `INSERT INTO products (id, title, slug, sku, price_cents) VALUES ($1, 'Calm', 'calm', 'CALM', 9900)`,
    [product],
  )
  await fillContent(query, product)
  await query(
    `INSERT INTO orders (id, number, user_id, customer_name, customer_email, state, payment_method, subtotal_cents,
                         discount_cents, tax_cents, total_cents, paid_at, invoice_details_organisation)
     VALUES ($1, '100001', $2, 'Ann Lee', 'ann@example.com', 'paid', 'paypal', 9900, 0, 0, 9900, now(), 'Lee Ltd')`,
    [order, buyer],
  )
  await query(
    `INSERT INTO orders_lines (_order, _parent_id, id, sku, title, unit_price_cents, discount_cents, total_cents, product_id)
     VALUES (1, $1, 'line', 'CALM', 'Calm', 9900, 0, 9900, $2)`,
    [order, product],
  )
  await query(
    `INSERT INTO payment_attempts (order_id, provider, state, amount_cents, currency, capture_try, captured_at)
     VALUES ($1, 'paypal', 'declined', 9900, 'CAD', 1, NULL), ($1, 'paypal', 'captured', 9900, 'CAD', 1, now())`,
    [order],
  )
  await query(
    `INSERT INTO user_products (user_id, product_id, order_id, source, source_key) VALUES ($1, $2, $3, 'order', 'line')`,
    [buyer, product, order],
  )
  await query(
    `INSERT INTO user_products (user_id, product_id, state, source, source_key) VALUES ($1, $2, 'ended', 'staff', 'staff')`,
    [buyer, product],
  )
  await query(
    `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state)
     VALUES ('two-step-enabled', 'ann@example.com', '{}', 'one', 'sent')`,
  )
  await query(`INSERT INTO activity_log (action, "by", user_id) VALUES ('account.joined', 'customer', $1)`, [
    buyer,
  ])
  await query(`INSERT INTO two_step_secrets (user_id, sealed_secret) VALUES ($1, 'sealed')`, [buyer])
}

type Access = { userId: string; productId: string; isOpen: boolean }
let before: Access[] = []

describe('Operations: a shop of the first days is upgraded', () => {
  it('by npm run migrate, which keeps everything and calls it what it is called today', async () => {
    const access = (open: string) =>
      query<Access>(
        `SELECT user_id AS "userId", product_id AS "productId", bool_or(${open}) AS "isOpen" FROM user_products g
          GROUP BY user_id, product_id ORDER BY user_id, product_id`,
      )
    before = await access(`g.state = 'active'`)
    expect(before.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(40)
    expect(before.filter(({ isOpen }) => !isOpen).length).toBeGreaterThan(10)
    const migrated = await npmRun('migrate', [], env)
    expect(migrated.code, migrated.output).toBe(0)
    expect(await access(openAccess('g'))).toEqual(before)
    const done = await query<{ name: string }>('SELECT name FROM payload_migrations ORDER BY name')
    expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    expect(
      await query(
        'SELECT number, total_cents::int, invoice_details_organization AS company FROM orders WHERE user_id = $1',
        [buyer],
      ),
    ).toEqual([{ number: '100001', total_cents: 9900, company: 'Lee Ltd' }])
    expect(await query('SELECT title, product_id FROM orders_lines WHERE _parent_id = $1', [order])).toEqual([
      { title: 'Calm', product_id: product },
    ])
    expect(
      await query('SELECT state, capture_try::int FROM payment_attempts WHERE order_id = $1', [order]),
    ).toEqual(
      expect.arrayContaining([
        { state: 'captured', capture_try: 1 },
        { state: 'declined', capture_try: 2 },
      ]),
    )
    // Nobody gains or loses access: every entry is what it was, open for ever, and known by its line.
    expect(
      await query(
        `SELECT user_id, product_id, state, order_line, access_ends_at, days_from_opening FROM user_products
          WHERE user_id = $1 ORDER BY source_key`,
        [buyer],
      ),
    ).toEqual([
      {
        user_id: buyer,
        product_id: product,
        state: 'active',
        order_line: 'line',
        access_ends_at: null,
        days_from_opening: null,
      },
      {
        user_id: buyer,
        product_id: product,
        state: 'ended',
        order_line: null,
        access_ends_at: null,
        days_from_opening: null,
      },
    ])
    expect(await query('SELECT message FROM email_outbox')).toEqual([{ message: 'two-factor-enabled' }])
    expect(await query('SELECT user_id FROM two_factor_secrets')).toEqual([{ user_id: buyer }])
    // Who joined by a mailed link has shown that the address is theirs.
    expect(await query('SELECT email FROM users WHERE email_verified_at IS NOT NULL')).toEqual([
      { email: 'ann@example.com' },
    ])
  })

  it('after which everybody may open what they could, and a licence of before is delivered', async () => {
    const payload = await openPayload()
    try {
      const people = [...new Set(before.map(({ userId }) => userId))]
      for (const id of people) {
        const open = before
          .filter(({ userId, isOpen }) => userId === id && isOpen)
          .map((each) => each.productId)
        const owned = await ownedProducts({ payload, user: { id, collection: 'users' } as never })
        expect(owned.sort()).toEqual(open.sort())
      }
      expect(await deliverLicences(payload), 'no places are known yet').toBe(0)
      await query(`UPDATE products SET seats = 10 WHERE kind = 'licence'`)
      expect(await deliverLicences(payload)).toBe(1)
      const groups = await query(
        `SELECT u.email, g.seats::int, (SELECT count(*)::int FROM group_seats WHERE group_id = g.id) AS places
           FROM seat_groups g JOIN users u ON u.id = g.leader_id`,
      )
      expect(groups, 'not what was given back').toEqual([
        { email: 'person-39@example.com', seats: 10, places: 10 },
      ])
    } finally {
      await payload.destroy()
    }
  })

  it('with every page and product, their drafts and versions, at the addresses they had', async () => {
    expect(await contentTexts(query)).toEqual(CONTENT_TEXTS)
  })

  it('and again, which changes nothing', async () => {
    const before = await query('SELECT name, batch FROM payload_migrations ORDER BY name')
    expect((await npmRun('migrate', [], env)).code).toBe(0)
    expect(await query('SELECT name, batch FROM payload_migrations ORDER BY name')).toEqual(before)
  })
})
