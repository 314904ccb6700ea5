import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSales } from '@/plugins/commerce/staff/operations/read-sales'
import { person } from '../../support/factories/person'
import { median } from '../../support/median'
import { type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const ORDERS = isDeep ? 1_000_000 : 20_000
const SECONDS_BETWEEN = 94_600_000 / ORDERS

describe(`Sales among ${ORDERS} orders of three years`, () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop()
    const { id } = await person(shop)
    const products = await Promise.all(Array.from({ length: 8 }, () => shop.product()))
    const order = (n: string) => `md5('order' || ${n})::uuid`
    await shop.database.query(
      `INSERT INTO orders (id, number, user_id, customer_name, customer_email, state, payment_method, currency, subtotal_cents,
         discount_cents, tax_cents, total_cents, discount_code, paid_at)
       SELECT ${order('n')}, 'M' || n, '${id}', 'Demo', 'demo@example.com', 'paid',
         (ARRAY['paypal', 'credit', 'invoice'])[1 + n % 3]::enum_orders_payment_method, 'CAD', 10000, 100 * (n % 5), 0,
         10000 - 100 * (n % 5), CASE WHEN n % 5 > 0 THEN 'CODE' || n % 5 END, '2024-01-01'::timestamptz + n * interval '${SECONDS_BETWEEN} seconds'
         FROM generate_series(1, ${ORDERS}) n`,
    )
    await shop.database.query(
      `INSERT INTO orders_lines (_order, _parent_id, id, product_id, sku, title, unit_price_cents, discount_cents, total_cents)
       SELECT 1, ${order('n')}, n::text, ($1::uuid[])[1 + n % 8], 'SKU', 'A program', 10000, 100 * (n % 5), 10000 - 100 * (n % 5)
         FROM generate_series(1, ${ORDERS}) n`,
      [products.map((product) => product.id)],
    )
    await shop.database.query('VACUUM ANALYZE orders')
    await shop.database.query('VACUUM ANALYZE orders_lines')
  }, 900_000)
  afterAll(() => shop?.stop())

  it('reads a month of any of them in the index alone', async () => {
    const plan = await shop.database.query<Record<string, string>>(
      `EXPLAIN SELECT date_trunc('month', paid_at AT TIME ZONE 'America/Toronto'), count(*), sum(total_cents), sum(discount_cents)
         FROM orders WHERE paid_at >= '2025-03-01'::date::timestamp AT TIME ZONE 'America/Toronto'
          AND paid_at < '2025-04-01'::date::timestamp AT TIME ZONE 'America/Toronto' GROUP BY 1`,
    )
    expect(JSON.stringify(plan)).toMatch(/Index Only Scan using orders_sales/)
  })

  it.each([
    ['month', 2_000],
    ['day', 2_000],
    ['method', 2_000],
    ['discount', 2_000],
    ['program', 6_000],
  ] as const)('counts a year by %s while somebody waits', async (by, most) => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const begun = performance.now()
      const { totals } = await readSales(shop.payload, { from: '2025-01-01', to: '2025-12-31' }, by)
      times.push(performance.now() - begun)
      expect(totals.orders).toBeGreaterThan(ORDERS * 0.3)
    }
    process.stdout.write(`a year by ${by}: ${Math.round(median(times))} ms\n`)
    expect(median(times)).toBeLessThan(most)
  })
})
