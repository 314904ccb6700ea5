// @vitest-environment-options { "process": "moving" }
import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { moveShop } from '@/plugins/commerce/moving/move-shop'
import { isComplete, printReport } from '@/plugins/commerce/moving/print-report'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { databaseUrl } from '../../support/environment/database'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'
import { ecommerceSite } from '../../support/moving/ecommerce-site'
import { fillOrders, makeProducts } from '../../support/moving/fill-ecommerce'

vi.setConfig({ hookTimeout: 300_000 })

const { admin } = inject('postgres')
const name = `ecommerce_${randomUUID().replaceAll('-', '')}`
const from = databaseUrl(admin, name)
const theirs = <Row>(statement: string) =>
  withConnection(from, async (client) => (await client.query(statement)).rows as Row[])
const heard: string[] = []
let shop: HeadlessShop

beforeAll(async () => {
  await createDatabase(admin, name)
  const site = await getPayload({ config: ecommerceSite(from), key: name })
  await makeProducts(site)
  await site.destroy()
  await fillOrders(theirs)
  const hear = (event: string) => async () => void heard.push(event)
  const hooks = { onOrderPaid: hear('paid'), onAccessGranted: hear('granted'), onRefunded: hear('refunded') }
  shop = await startHeadlessShop({ idType: 'serial', commerce: { hooks } })
  await shop.payload.create({
    collection: 'members' as 'users',
    data: { email: 'buyer-2@example.com', password: 'Training!2026', fullName: 'Here already' } as never,
  })
})
afterAll(async () => {
  await shop.stop()
  await dropDatabase(admin, name)
})

describe('Architecture, One source, two forms: moving from plugin-ecommerce 3.90.1', () => {
  it('tells first what would be moved, and writes nothing', async () => {
    const report = await moveShop(shop.payload, { from, write: false })
    expect(report.theirs.paid.count + report.theirs.refunded.count + report.theirs.cancelled.count).toBe(
      1000 - report.listed.length,
    )
    expect(report.listed.length).toBeGreaterThan(50)
    expect(report).toMatchObject({ products: 5, unpriced: ['Abroad'], withoutOrder: 17 })
    expect(report.ours.paid).toEqual({ count: 0, cents: 0 })
    expect(printReport(report, false)).toMatch(
      /paid: \d+ orders, \$[\d,.]+ there; 0 orders, \$0\.00 here[\s\S]*--write/,
    )
    expect(await rowsHere()).toMatchObject({ orders: 0, people: 1, products: 0 })
  })

  it('moves a thousand orders, equal to the cent by state, and twice is once', async () => {
    const before = await theirs(`SELECT md5(string_agg(o::text, '' ORDER BY id)) AS mark FROM orders o`)
    const report = await moveShop(shop.payload, { from, write: true })
    expect(report.ours).toEqual(report.theirs)
    expect(isComplete(report)).toBe(true)
    const once = await rowsHere()
    expect(once.orders).toBe(1000 - report.listed.length)
    const again = await moveShop(shop.payload, { from, write: true })
    expect(again).toEqual(report)
    expect(await rowsHere()).toEqual(once)
    expect(await theirs(`SELECT md5(string_agg(o::text, '' ORDER BY id)) AS mark FROM orders o`)).toEqual(
      before,
    )

    const [independent] = await theirs<{ count: number; cents: number }>(
      `SELECT count(*)::int AS count, sum(o.amount)::int AS cents FROM orders o
        WHERE o.status IN ('completed', 'processing') AND o.currency = 'CAD' AND o.id % 31 <> 0
          AND (o.amount = 0 OR o.id % 33 <> 0)`,
    )
    expect(report.ours.paid, 'counted by itself in their tables').toEqual(independent)
  })

  it('guesses nothing: other currencies, parts and unpaid orders are listed', async () => {
    const { listed } = await moveShop(shop.payload, { from, write: false })
    const reasons = new Set(listed.map(({ why }) => why.replace(/\d+/g, 'n')))
    expect([...reasons].sort()).toEqual([
      'costs n and n came',
      'is in USD',
      'is paid and has no payment that went through',
      'is refunded and has no payment that went through',
    ])
  })

  it('gives buyers their orders and access, keeps books that balance, and tells nobody', async () => {
    const wrong = await shop.query(
      `SELECT o.number FROM orders o WHERE o.total_cents <> (SELECT sum(l.total_cents) FROM orders_lines l WHERE l._parent_id = o.id)
          OR o.state IN ('paid', 'refunded') AND o.total_cents > 0 AND NOT EXISTS (
            SELECT 1 FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'captured' AND a.amount_cents = o.total_cents)
          OR o.state = 'paid' AND NOT EXISTS (SELECT 1 FROM user_products g WHERE g.order_id = o.id AND g.state = 'active')
          OR o.state <> 'paid' AND EXISTS (SELECT 1 FROM user_products g WHERE g.order_id = o.id)
          OR o.state = 'refunded' AND o.total_cents <> (SELECT sum(r.amount_cents) FROM refunds r WHERE r.order_id = o.id)`,
    )
    expect(wrong).toEqual([])
    expect(heard).toEqual([])
    expect(await shop.query(`SELECT message FROM email_outbox`)).toEqual([])
    const [here] = await shop.query<{ own: number; guests: number }>(
      `SELECT count(*) FILTER (WHERE m.email = 'buyer-2@example.com')::int AS own,
              count(DISTINCT m.id) FILTER (WHERE m.email LIKE 'guest-%')::int AS guests
         FROM orders o JOIN members m ON m.id = o.user_id`,
    )
    expect(here?.own).toBeGreaterThan(1)
    expect(here?.guests).toBe(7)
  })

  async function rowsHere() {
    const [row] = await shop.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM orders_lines) AS lines,
              (SELECT count(*)::int FROM payment_attempts) AS payments, (SELECT count(*)::int FROM refunds) AS refunds,
              (SELECT count(*)::int FROM user_products) AS access, (SELECT count(*)::int FROM members) AS people,
              (SELECT count(*)::int FROM products) AS products`,
    )
    return row ?? {}
  }
})
