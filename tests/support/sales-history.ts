import { randomUUID } from 'node:crypto'
import { chanceFrom } from '@/src/seeds/year/chance'
import type { Shop } from './shop'

/** Orders of two years, many of them around midnight and the changes of clocks; some given back in part, some never paid. */
export async function makeSalesHistory(
  shop: Shop,
  buyer: string,
  count: number,
  seed: number,
): Promise<void> {
  const { below, one, is: chance } = chanceFrom(seed)
  const products = await Promise.all([1, 2, 3, 4].map(() => shop.product()))
  const EDGES = ['2025-03-09', '2025-11-02', '2025-03-31', '2025-12-31', '2025-06-30']
  const moment = () => {
    const edge =
      Date.parse(`${one(EDGES)}T05:00:00Z`) + (below(7_200) - 3_600) * 1_000 + below(3) * 86_400_000
    return new Date(chance(0.5) ? edge : Date.UTC(2025, 0, 1) + below(700 * 86_400) * 1_000).toISOString()
  }
  const later = (at: string) => new Date(Date.parse(at) + below(60 * 86_400) * 1_000).toISOString()
  const books = Array.from({ length: count }, (_, number) => {
    const sold = products.filter(() => chance(0.4))
    const lines = (sold.length > 0 ? sold : [one(products)]).map(({ id, title }) => {
      const unit = 100 + below(90_000)
      const discount = chance(0.3) ? below(unit) : 0
      // What was deleted since is known by the title it was sold under.
      const isGone = chance(0.1)
      const product = isGone ? null : id
      return {
        id: randomUUID(),
        product,
        title: isGone ? 'Gone' : title,
        unit,
        discount,
        total: unit - discount,
      }
    })
    const sum = (of: 'unit' | 'discount' | 'total') => lines.reduce((cents, line) => cents + line[of], 0)
    const at = moment()
    const state = chance(0.15) ? one(['pending', 'cancelled']) : 'paid'
    const back = state === 'paid' && chance(0.35) ? lines.filter(() => chance(0.6)) : []
    const parts = back.map(({ id, total }) => ({ line: id, cents: chance(0.5) ? total : below(total + 1) }))
    const refunded = parts.reduce((cents, part) => cents + part.cents, 0)
    return {
      ...{
        order: randomUUID(),
        attempt: randomUUID(),
        refund: randomUUID(),
        number: `H${seed}-${number}`,
        at,
        state,
      },
      ...{ lines, subtotal: sum('unit'), discount: sum('discount'), total: sum('total'), parts, refunded },
      method: one(['credit', 'paypal', 'invoice']),
      code: sum('discount') > 0 ? one(['WELCOME10', 'SAVE25']) : null,
      // A refund that is on its way counts nothing yet.
      refundState: chance(0.8) ? 'completed' : 'pending',
      backAt: later(at),
    }
  })
  const given = JSON.stringify(books)
  const read = `jsonb_to_recordset($1::jsonb) AS b("order" uuid, attempt uuid, refund uuid, number text, at timestamptz, state text,
    lines jsonb, subtotal int, discount int, total int, parts jsonb, refunded int, method text, code text, "refundState" text,
    "backAt" timestamptz)`
  const statements = [
    `INSERT INTO orders (id, number, user_id, customer_name, customer_email, state, payment_method, currency, subtotal_cents,
       discount_cents, tax_cents, total_cents, discount_code, paid_at)
     SELECT b."order", b.number, '${buyer}', 'Demo', 'demo@example.com', b.state::enum_orders_state,
       b.method::enum_orders_payment_method, 'CAD', b.subtotal, b.discount, 0, b.total, b.code,
       CASE WHEN b.state = 'paid' THEN b.at END FROM ${read}`,
    `INSERT INTO orders_lines (_order, _parent_id, id, product_id, sku, title, unit_price_cents, discount_cents, total_cents)
     SELECT 1, b."order", l ->> 'id', (l ->> 'product')::uuid, 'SKU', l ->> 'title', (l ->> 'unit')::int, (l ->> 'discount')::int,
       (l ->> 'total')::int FROM ${read}, jsonb_array_elements(b.lines) l`,
    `INSERT INTO payment_attempts (id, order_id, provider, state, amount_cents, currency, captured_at)
     SELECT b.attempt, b."order", 'paypal', (CASE WHEN b.state = 'paid' THEN 'captured' ELSE 'expired' END)::enum_payment_attempts_state,
       b.total, 'CAD', CASE WHEN b.state = 'paid' THEN b.at END FROM ${read}`,
    `INSERT INTO refunds (id, order_id, attempt_id, state, origin, amount_cents, reason, completed_at)
     SELECT b.refund, b."order", b.attempt, b."refundState"::enum_refunds_state, 'staff', b.refunded, 'Asked for',
       CASE WHEN b."refundState" = 'completed' THEN b."backAt" END FROM ${read} WHERE b.refunded > 0`,
    `INSERT INTO refunds_lines (_order, _parent_id, id, order_line, amount_cents)
     SELECT 1, b.refund, gen_random_uuid()::text, p ->> 'line', (p ->> 'cents')::int
       FROM ${read}, jsonb_array_elements(b.parts) p WHERE b.refunded > 0`,
  ]
  for (const statement of statements) await shop.database.query(statement, [given])
}
