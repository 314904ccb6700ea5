import type { Sql } from '@/src/server/db/transaction'

/** Of a period: its first day, its last day, the business's zone. */
type Asked = [from: string, to: string, zone: string]

type Row = {
  key: string
  title: string | null
  orders: number
  paid: number
  refunded: number
  discount: number
}

/** Beyond so many days without sums all sales are read at once, which is quicker than day by day. */
const MOST_OPEN_DAYS = 40

/**
 * What each program sold and gave back in a period, from the sums of days (`sumSales`) and, for those that have none, from the
 * sales themselves: to the cent the same, and a thousandth of the rows. Null where too many days have no sums, or where
 * the site keeps none.
 */
export async function readSummedSales(sql: Sql, asked: Asked): Promise<Row[] | null> {
  if (!((await openDays(sql, asked)) <= MOST_OPEN_DAYS)) return null
  const { rows } = await sql.query<Row>(SALES_BY_PROGRAM, asked)
  return rows
}

async function openDays(sql: Sql, asked: Asked): Promise<number> {
  try {
    const { rows } = await sql.query<{ open: number | null }>(
      `SELECT least($2::date, (now() AT TIME ZONE $3::text)::date) + 1
              - greatest($1::date, (SELECT (min(paid_at) AT TIME ZONE $3::text)::date FROM orders))
              - (SELECT count(*)::int FROM sales_days WHERE day BETWEEN $1::date AND $2::date) AS open`,
      asked,
    )
    return rows[0]?.open ?? Number.POSITIVE_INFINITY
  } catch (error) {
    const isWithoutTable = error instanceof Error && 'code' in error && error.code === '42P01'
    if (isWithoutTable) return Number.POSITIVE_INFINITY
    throw error
  }
}

// OFFSET 0: day by day along the indexes, whatever is guessed of how many rows a day has.
const SALES_BY_PROGRAM = `
  WITH days AS (
    SELECT b::date AS day, b AT TIME ZONE $3::text AS since, (b + interval '1 day') AT TIME ZONE $3::text AS until
      FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') b),
  summed AS (SELECT day FROM days JOIN sales_days USING (day, since, until)),
  open AS (SELECT since, until FROM days WHERE day NOT IN (SELECT day FROM summed)),
  parts AS (
    SELECT key, sold_title, back_title, orders, paid, discount, refunded FROM sales_of_days JOIN summed USING (day)
    UNION ALL
    SELECT coalesce(l.product_id::text, l.title), l.title, NULL, 1, l.total_cents, l.discount_cents, 0 FROM open,
         LATERAL (SELECT id FROM orders WHERE paid_at >= since AND paid_at < until OFFSET 0) o,
         LATERAL (SELECT * FROM orders_lines WHERE _parent_id = o.id OFFSET 0) l
    UNION ALL
    SELECT coalesce(l.product_id::text, l.title), NULL, l.title, 0, 0, 0, part.amount_cents FROM open,
         LATERAL (SELECT id FROM refunds WHERE state = 'completed' AND completed_at >= since AND completed_at < until OFFSET 0) r,
         LATERAL (SELECT * FROM refunds_lines WHERE _parent_id = r.id OFFSET 0) part,
         LATERAL (SELECT * FROM orders_lines WHERE id = part.order_line OFFSET 0) l)
  SELECT coalesce(key, '') AS key, coalesce(max(sold_title), max(back_title)) AS title, sum(orders)::int AS orders,
         sum(paid)::float8 AS paid, sum(discount)::float8 AS discount, sum(refunded)::float8 AS refunded
    FROM parts GROUP BY key ORDER BY paid DESC, 1`
