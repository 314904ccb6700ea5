import type { Payload } from 'payload'

type Query = <Row>(statement: string) => Promise<Row[]>

/** Made through the plugin's own collections: three products, one of them in two variants, one in US dollars alone. */
export async function makeProducts(payload: Payload): Promise<void> {
  const make = (collection: string, data: object) =>
    payload.create({ collection: collection as 'users', data: { _status: 'published', ...data } as never })
  const inCad = (cents: number) => ({ priceInCADEnabled: true, priceInCAD: cents })
  await make('products', { title: 'Sleeping better', slug: 'sleeping-better', ...inCad(4900) })
  const { id: type } = await make('variantTypes', { label: 'Length', name: 'length' })
  const course = await make('products', {
    title: 'Steady energy',
    slug: 'steady-energy',
    enableVariants: true,
    variantTypes: [type],
    ...inCad(3000),
  })
  for (const [label, cents] of [
    ['Short', 2500],
    ['Long', 7999],
  ] as const) {
    const option = await make('variantOptions', { variantType: type, label, value: label.toLowerCase() })
    await make('variants', { title: label, product: course.id, options: [option.id], ...inCad(cents) })
  }
  await make('products', { title: 'Abroad', slug: 'abroad', priceInUSDEnabled: true, priceInUSD: 5000 })
}

/**
 * A thousand orders in its tables, as it writes them: most were paid in one payment, every tenth by a guest, and of each
 * kind that cannot be told some. Amounts differ from today's prices.
 */
export async function fillOrders(query: Query): Promise<void> {
  await query(
    `INSERT INTO users (email) SELECT 'buyer-' || n || '@example.com' FROM generate_series(1, 40) n`,
  )
  await query(`INSERT INTO orders (customer_id, customer_email, status, amount, currency, created_at)
    SELECT CASE WHEN n % 10 <> 0 THEN (SELECT id FROM users WHERE email = 'buyer-' || (n % 40 + 1) || '@example.com') END,
           CASE WHEN n % 10 = 0 THEN 'Guest-' || n % 70 || '@Example.com' END,
           (CASE WHEN n % 25 = 3 THEN 'refunded' WHEN n % 25 = 4 THEN 'cancelled' WHEN n % 3 = 0 THEN 'processing' ELSE 'completed' END)::enum_orders_status,
           CASE WHEN n % 100 = 50 THEN 0 ELSE 1000 + (n * 37) % 9000 END,
           (CASE WHEN n % 40 = 7 THEN 'USD' ELSE 'CAD' END)::enum_orders_currency,
           timestamptz '2025-01-01 12:00Z' + n * interval '1 hour'
      FROM generate_series(1, 1000) n`)
  await query(`INSERT INTO orders_items (_order, _parent_id, id, product_id, variant_id, quantity)
    SELECT i, o.id, md5(o.id || '/' || i), CASE WHEN (o.id + i) % 3 = 0 THEN 1 ELSE 2 END,
           CASE WHEN (o.id + i) % 3 = 0 THEN NULL ELSE (o.id + i) % 3 END, 1 + o.id % 2
      FROM orders o, generate_series(1, 1 + o.id % 2) i`)
  // Every 33rd was never paid, every 31st in part only.
  await query(`INSERT INTO transactions (payment_method, stripe_payment_intent_i_d, status, customer_id, order_id, amount, currency, created_at)
    SELECT 'stripe', 'pi_' || id, (CASE WHEN status = 'refunded' THEN 'refunded' ELSE 'succeeded' END)::enum_transactions_status, customer_id, id,
           CASE WHEN id % 31 = 0 THEN 500 ELSE amount END, currency::text::enum_transactions_currency, created_at + interval '1 minute'
      FROM orders WHERE status <> 'cancelled' AND id % 33 <> 0 AND amount > 0`)
  await query(`INSERT INTO transactions (payment_method, status, order_id, amount, currency)
    SELECT 'stripe', 'failed', id, amount, 'CAD' FROM orders WHERE id % 20 = 1`)
  await query(`INSERT INTO transactions (payment_method, status, amount, currency)
    SELECT 'stripe', 'pending', 4900, 'CAD' FROM generate_series(1, 17)`)
}
