import type { TestDatabase } from '../support/environment/database'

/**
 * Fills the books up to that many paid orders: a buyer for every ten of them, one to three lines each, captured
 * payments, grants, receipts, and every fifth order with a code. By set-based SQL: a million takes a minute or two.
 */
export async function fillShop(database: TestDatabase, orders: number): Promise<void> {
  const [{ count = 0 } = {}] = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM orders',
  )
  for (let from = count + 1; from <= orders; from += STEP) {
    const to = Math.min(from + STEP - 1, orders)
    for (const statement of statementsFor(from, to)) await database.query(statement)
  }
  await database.query('VACUUM ANALYZE')
}

const STEP = 100_000
export const BENCH_CODE = 'BENCH'

const id = (kind: string, n: string) => `md5('${kind}' || (${n})::text)::uuid`

function statementsFor(from: number, to: number): string[] {
  const series = `generate_series(${from}, ${to}) AS n`
  const user = id('user', 'n / 10')
  const product = (line: string) => `(SELECT id FROM bench_products WHERE row = (n + ${line}) % 8)`
  return [
    `CREATE TABLE IF NOT EXISTS bench_products AS
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS row FROM products`,
    `INSERT INTO discounts (code, type, percentage) VALUES ('${BENCH_CODE}', 'percentage', 10) ON CONFLICT DO NOTHING`,
    `INSERT INTO users (id, firstname, lastname, email)
       SELECT DISTINCT ${user}, 'Bench', 'Buyer', 'buyer-' || (n / 10) || '@example.com' FROM ${series} ON CONFLICT DO NOTHING`,
    `INSERT INTO orders (id, number, user_id, customer_name, customer_email, state, payment_method, currency,
         subtotal_cents, discount_cents, tax_cents, total_cents, discount_id, discount_code, paid_at, created_at)
       SELECT ${id('order', 'n')}, 'B' || n, ${user}, 'Bench Buyer', 'buyer-' || (n / 10) || '@example.com', 'paid', 'paypal', 'CAD',
         4900 * (1 + n % 3), 0, 0, 4900 * (1 + n % 3),
         CASE WHEN n % 5 = 0 THEN (SELECT id FROM discounts WHERE code = '${BENCH_CODE}') END,
         CASE WHEN n % 5 = 0 THEN '${BENCH_CODE}' END, now() - n * interval '1 minute', now() - n * interval '1 minute' FROM ${series}`,
    `INSERT INTO orders_lines (_order, _parent_id, id, product_id, sku, title, unit_price_cents, discount_cents, total_cents)
       SELECT l, ${id('order', 'n')}, n || '-' || l, ${product('l')}, 'SKU', 'A program', 4900, 0, 4900
         FROM ${series}, generate_series(1, 1 + n % 3) AS l`,
    `INSERT INTO payment_attempts (id, order_id, provider, state, amount_cents, currency, provider_order_id, capture_id, captured_at)
       SELECT ${id('attempt', 'n')}, ${id('order', 'n')}, 'paypal', 'captured', 4900 * (1 + n % 3), 'CAD', 'O-' || n, 'C-' || n, now()
         FROM ${series}`,
    `INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id)
       SELECT ${user}, ${product('l')}, CASE WHEN n % 10 = 0 THEN 'active' ELSE 'ended' END::enum_user_products_state, 'order',
         'bench:' || n || ':' || l, ${id('order', 'n')} FROM ${series}, generate_series(1, 1 + n % 3) AS l`,
    `INSERT INTO discount_redemptions (discount_id, order_id, user_id, state, amount_cents)
       SELECT (SELECT id FROM discounts WHERE code = '${BENCH_CODE}'), ${id('order', 'n')}, ${user}, 'used', 490
         FROM ${series} WHERE n % 5 = 0`,
    `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, sent_at)
       SELECT 'order-receipt', 'buyer-' || (n / 10) || '@example.com', '{}', 'bench:' || n, 'sent', now() FROM ${series}`,
    `INSERT INTO activity_log (action, "by", order_id, user_id, details)
       SELECT 'order.paid', 'provider', ${id('order', 'n')}, ${user}, '{}' FROM ${series}`,
  ]
}
