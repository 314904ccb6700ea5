import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { MovedState, TheirTransaction } from '@/src/domain/moving/plan-order'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'

export type MovedLine = { product: string | null; sku: string; title: string; cents: number }

/** An order of the other shop as it is written here. */
export type MovedOrder = {
  theirId: string
  state: MovedState
  buyer: { id: string; name: string; email: string }
  placedAt: string
  lines: MovedLine[]
  payment: TheirTransaction | null
  /** What came to nothing. */
  otherPayments: TheirTransaction[]
}

/**
 * Writes one order with its lines, payments, refund and access, all or none, and nothing the second time: its ids follow
 * from theirs. Nobody is mailed and no hook is called: what happened, happened there.
 */
export async function moveOrder(payload: Payload, order: MovedOrder): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const id = idFor('order', order.theirId)
    if (!(await insertOrder(sql, id, order))) return
    const lines = order.lines.map((line, index) => ({
      ...line,
      id: idFor('line', `${order.theirId}/${index}`),
      place: index + 1,
    }))
    await insertLines(sql, id, lines)
    for (const payment of order.otherPayments)
      await insertAttempt(sql, id, payment, UNPAID[payment.status] ?? 'cancelled')
    if (order.payment) await insertAttempt(sql, id, order.payment, 'captured')
    if (order.state === 'refunded' && order.payment) await insertRefund(sql, id, order.payment, lines)
    if (order.state === 'paid') await insertAccess(sql, id, order, lines)
  })
}

/** The id a row of theirs has here. */
export function idFor(kind: 'order' | 'line' | 'payment' | 'refund', theirId: string): string {
  const hex = createHash('sha256').update(`plugin-ecommerce ${kind} ${theirId}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const UNPAID: Partial<Record<TheirTransaction['status'], PaymentState>> = {
  failed: 'failed',
  expired: 'expired',
}

type StoredLine = MovedLine & { id: string; place: number }

async function insertOrder(
  sql: Sql,
  id: string,
  { theirId, state, buyer, placedAt, lines, payment }: MovedOrder,
) {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  const paidAt = state === 'cancelled' ? null : (payment?.madeAt ?? placedAt)
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO orders (id, number, user_id, customer_name, customer_email, state, payment_method, currency, subtotal_cents,
       discount_cents, tax_cents, total_cents, paid_at, cancelled_at, created_at)
     SELECT $1::uuid, $2::text, $3::${idType(siteOf(sql), 'customers')}, $4, $5, $6::text::enum_orders_state,
            $7::text::enum_orders_payment_method, $8, $9::int, 0, 0, $9::int, $10::timestamptz,
            CASE WHEN $6::text = 'cancelled' THEN $11::timestamptz END, $11::timestamptz
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      id,
      `EC-${theirId}`,
      buyer.id,
      buyer.name,
      buyer.email,
      state,
      payment || state === 'cancelled' ? 'credit' : 'none',
      siteOf(sql).currency,
      total,
      paidAt,
      placedAt,
    ],
  )
  return rows.length > 0
}

async function insertLines(sql: Sql, order: string, lines: StoredLine[]): Promise<void> {
  await sql.query(
    `INSERT INTO orders_lines (_parent_id, _order, id, product_id, sku, title, unit_price_cents, discount_cents, total_cents)
     SELECT $1::uuid, l.place, l.id, l.product, l.sku, l.title, l.cents, 0, l.cents
       FROM jsonb_to_recordset($2::jsonb) AS l(place int, id text, product ${idType(siteOf(sql), 'products')}, sku text, title text, cents int)`,
    [order, JSON.stringify(lines)],
  )
}

async function insertAttempt(
  sql: Sql,
  order: string,
  payment: TheirTransaction,
  state: PaymentState,
): Promise<void> {
  const { id, method, reference, status, madeAt } = payment
  await sql.query(
    `INSERT INTO payment_attempts (id, order_id, provider, state, amount_cents, currency, capture_id, provider_status, captured_at, created_at)
     SELECT $1::uuid, $2::uuid, $3, $4::text::enum_payment_attempts_state, $5::int, $6,
            CASE WHEN $4::text = 'captured' THEN $7::text END, $8,
            CASE WHEN $4::text = 'captured' THEN $9::timestamptz END, $9::timestamptz`,
    [
      idFor('payment', id),
      order,
      method,
      state,
      payment.amount ?? 0,
      payment.currency ?? siteOf(sql).currency,
      reference,
      status,
      madeAt,
    ],
  )
}

async function insertRefund(
  sql: Sql,
  order: string,
  { id, madeAt, amount }: TheirTransaction,
  lines: StoredLine[],
) {
  const refund = idFor('refund', id)
  await sql.query(
    `INSERT INTO refunds (id, order_id, attempt_id, state, origin, amount_cents, reason, completed_at, created_at)
     SELECT $1::uuid, $2::uuid, $3::uuid, 'completed', 'provider', $4::int, 'Refunded before the shop was moved',
            $5::timestamptz, $5::timestamptz`,
    [refund, order, idFor('payment', id), amount ?? 0, madeAt],
  )
  await sql.query(
    `INSERT INTO refunds_lines (_parent_id, _order, id, order_line, amount_cents)
     SELECT $1::uuid, l.place, l.id, l.id, l.cents FROM jsonb_to_recordset($2::jsonb) AS l(place int, id text, cents int)`,
    [refund, JSON.stringify(lines)],
  )
}

async function insertAccess(
  sql: Sql,
  order: string,
  { buyer, placedAt, payment }: MovedOrder,
  lines: StoredLine[],
) {
  await sql.query(
    `INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id, order_line, created_at)
     SELECT $1::${idType(siteOf(sql), 'customers')}, l.product, 'active', 'order', 'order:' || ($2::uuid)::text || ':' || l.product::text,
            $2::uuid, l.id, $3::timestamptz
       FROM jsonb_to_recordset($4::jsonb) AS l(id text, product ${idType(siteOf(sql), 'products')}) WHERE l.product IS NOT NULL
     ON CONFLICT (source_key) DO NOTHING`,
    [buyer.id, order, payment?.madeAt ?? placedAt, JSON.stringify(lines)],
  )
}
