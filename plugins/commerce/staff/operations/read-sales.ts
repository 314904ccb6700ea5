import type { Payload } from 'payload'
import { METHOD_LABELS, type PaymentMethod } from '@/src/domain/orders/order-labels'
import type { Period } from '@/src/domain/statistics/period'
import type { SalesBy } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { readingPool } from '@/src/server/db/reading-pool'
import { readSummedSales } from './sales-by-program'

/** In cents. `paid` is all that came in, before anything went back. */
export type Sums = { orders: number; paid: number; refunded: number; discount: number }

/** `key`: the day, month, product's id, method or code; `label` what staff call it. */
export type SalesRow = Sums & { key: string; label: string }

export type Sales = { totals: Sums; rows: SalesRow[] }

/**
 * Sales of some days of the business's calendar. An order counts when it was paid, with all that was paid; a refund when the money
 * went back, whenever its order was paid. Days and months without a sale have a row too. One SQL statement, three by program.
 */
export async function readSales(payload: Payload, period: Period, by: SalesBy): Promise<Sales> {
  const rows = await readRows(payload, period, by)
  if (by === 'program') {
    const totals = sum(await readRows(payload, period, 'method'))
    return { totals, rows: withRest(rows.map(named(by)), totals) }
  }
  return { totals: sum(rows), rows: rows.map(named(by)) }
}

type Row = Sums & { key: string; title: string | null }

const WITHIN = (at: string) =>
  `${at} >= ($1::date)::timestamp AT TIME ZONE $3::text AND ${at} < ($2::date + 1)::timestamp AT TIME ZONE $3::text`

/** Counts day by day or month by month, the empty ones too: each is one stretch of two indexes, cut off where the period is. */
const byTime = (step: 'day' | 'month', format: string) => `
  WITH stretches AS (
    SELECT to_char(b, '${format}') AS key, greatest(b, $1::date::timestamp) AT TIME ZONE $3::text AS since,
           least(b + interval '1 ${step}', ($2::date + 1)::timestamp) AT TIME ZONE $3::text AS until
      FROM generate_series(date_trunc('${step}', $1::date::timestamp), $2::date::timestamp, interval '1 ${step}') b)
  SELECT coalesce(key, '') AS key, NULL::text AS title, coalesce(sold.orders, 0)::int AS orders,
         coalesce(sold.paid, 0)::float8 AS paid, coalesce(sold.discount, 0)::float8 AS discount,
         coalesce(back.cents, 0)::float8 AS refunded
    FROM stretches,
         LATERAL (SELECT count(*) AS orders, sum(o.total_cents) AS paid, sum(o.discount_cents) AS discount
                    FROM orders o WHERE o.paid_at >= since AND o.paid_at < until) sold,
         LATERAL (SELECT sum(r.amount_cents) AS cents FROM refunds r
                   WHERE r.state = 'completed' AND r.completed_at >= since AND r.completed_at < until) back
   ORDER BY 1`

/** Counts by what an order says; a refund by what its order says. */
const byOrder = (group: string) => `
  WITH sold AS (
    SELECT ${group} AS key, count(*) AS orders, sum(o.total_cents) AS paid, sum(o.discount_cents) AS discount
      FROM orders o WHERE ${WITHIN('o.paid_at')} GROUP BY 1),
  back AS (
    SELECT ${group} AS key, sum(r.amount_cents) AS cents FROM refunds r JOIN orders o ON o.id = r.order_id
     WHERE r.state = 'completed' AND ${WITHIN('r.completed_at')} GROUP BY 1)
  SELECT coalesce(key, '') AS key, NULL::text AS title, coalesce(sold.orders, 0)::int AS orders,
         coalesce(sold.paid, 0)::float8 AS paid, coalesce(sold.discount, 0)::float8 AS discount,
         coalesce(back.cents, 0)::float8 AS refunded
    FROM sold FULL JOIN back USING (key) ORDER BY paid DESC, 1`

// A product that is gone counts under the title it was sold by.
const BY_PROGRAM = `
  WITH sold AS (
    SELECT coalesce(l.product_id::text, l.title) AS key, max(l.title) AS title, count(*) AS orders,
           sum(l.total_cents) AS paid, sum(l.discount_cents) AS discount
      FROM orders o JOIN orders_lines l ON l._parent_id = o.id WHERE ${WITHIN('o.paid_at')} GROUP BY 1),
  back AS (
    SELECT coalesce(l.product_id::text, l.title) AS key, max(l.title) AS title, sum(part.amount_cents) AS cents
      FROM refunds r JOIN refunds_lines part ON part._parent_id = r.id JOIN orders_lines l ON l.id = part.order_line
     WHERE r.state = 'completed' AND ${WITHIN('r.completed_at')} GROUP BY 1)
  SELECT coalesce(key, '') AS key, coalesce(sold.title, back.title) AS title, coalesce(sold.orders, 0)::int AS orders,
         coalesce(sold.paid, 0)::float8 AS paid, coalesce(sold.discount, 0)::float8 AS discount,
         coalesce(back.cents, 0)::float8 AS refunded
    FROM sold FULL JOIN back USING (key) ORDER BY paid DESC, 1`

const STATEMENTS = {
  day: byTime('day', 'YYYY-MM-DD'),
  month: byTime('month', 'YYYY-MM'),
  program: BY_PROGRAM,
  method: byOrder('o.payment_method::text'),
  discount: byOrder(`coalesce(o.discount_code, '')`),
}

async function readRows(payload: Payload, { from, to }: Period, by: SalesBy): Promise<Row[]> {
  // Not a prepared statement: planned for these very days.
  const sql = await readingPool(payload)
  const summed = by === 'program' ? await readSummedSales(sql, [from, to, BUSINESS_TIME_ZONE]) : null
  if (summed) return summed
  const { rows } = await sql.query<Row>({
    text: STATEMENTS[by],
    values: [from, to, BUSINESS_TIME_ZONE],
  })
  return rows
}

const NOTHING: Sums = { orders: 0, paid: 0, refunded: 0, discount: 0 }

function sum(rows: readonly Sums[]): Sums {
  return rows.reduce(
    (total, row) => ({
      orders: total.orders + row.orders,
      paid: total.paid + row.paid,
      refunded: total.refunded + row.refunded,
      discount: total.discount + row.discount,
    }),
    NOTHING,
  )
}

/** What belongs to no program (tax) stands in a row of its own, so that the rows add up to the whole. */
function withRest(rows: SalesRow[], totals: Sums): SalesRow[] {
  const counted = sum(rows)
  const rest = { paid: totals.paid - counted.paid, refunded: totals.refunded - counted.refunded }
  if (rest.paid === 0 && rest.refunded === 0) return rows
  return [...rows, { ...NOTHING, ...rest, key: '', label: 'Not of one program' }]
}

const named =
  (by: SalesBy) =>
  ({ title, ...row }: Row): SalesRow => ({ ...row, label: labelOf(by, row.key, title) })

function labelOf(by: SalesBy, key: string, title: string | null): string {
  if (by === 'program') return title ?? key
  if (by === 'method') return METHOD_LABELS[key as PaymentMethod] ?? key
  if (by === 'discount') return key || 'Without a code'
  return key
}
