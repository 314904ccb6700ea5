import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

export type MonthOfSales = { month: string; orders: number; paidCents: number; refundedCents: number }

export type Statistics = {
  /** Twelve months, oldest first, those without a sale too; a refund counts in the month it arrived. */
  months: MonthOfSales[]
  /** Net of refunds: a line that was given back in full was not sold, and of the others counts what is left. */
  topPrograms: { title: string; sold: number; netCents: number }[]
  openInvoices: { count: number; totalCents: number; overdue: number }
}

/** Sales of the last twelve months of the shop's own calendar, up to `now`. One SQL statement. */
export async function readStatistics(payload: Payload, now: Date): Promise<Statistics> {
  const { rows } = await pool(payload).query<Statistics>({
    name: 'statistics',
    text: STATISTICS,
    values: [now.toISOString()],
  })
  if (!rows[0]) throw new Error('no answer')
  return rows[0]
}

const FIRST_MONTH = `date_trunc('month', $1::timestamptz AT TIME ZONE 'America/Toronto') - interval '11 months'`

// Titles as they were sold: a program that was renamed stands under both of its names. What an order of which nothing is
// left gave away with it was not sold either.
const STATISTICS = `
  WITH months AS (
    SELECT month, to_char(month, 'YYYY-MM') AS name FROM generate_series(${FIRST_MONTH}, ${FIRST_MONTH} + interval '11 months', interval '1 month') month),
  sales AS (
    SELECT date_trunc('month', paid_at AT TIME ZONE 'America/Toronto') AS month, count(*)::int AS orders, sum(total_cents)::bigint AS cents
      FROM orders WHERE paid_at >= (${FIRST_MONTH}) AT TIME ZONE 'America/Toronto' GROUP BY 1),
  given_back AS (
    SELECT date_trunc('month', completed_at AT TIME ZONE 'America/Toronto') AS month, sum(amount_cents)::bigint AS cents
      FROM refunds WHERE state = 'completed' AND completed_at >= (${FIRST_MONTH}) AT TIME ZONE 'America/Toronto' GROUP BY 1),
  line_refunds AS (
    SELECT part.order_line, sum(part.amount_cents) AS cents
      FROM refunds_lines part JOIN refunds r ON r.id = part._parent_id WHERE r.state = 'completed' GROUP BY 1),
  sold_lines AS (
    SELECT l.title, l.total_cents - coalesce(back.cents, 0) AS net_cents
      FROM orders_lines l JOIN orders o ON o.id = l._parent_id LEFT JOIN line_refunds back ON back.order_line = l.id
     WHERE o.paid_at >= (${FIRST_MONTH}) AT TIME ZONE 'America/Toronto' AND o.state = 'paid'
       AND (l.total_cents = 0 OR coalesce(back.cents, 0) < l.total_cents))
  SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object('month', m.name, 'orders', coalesce(s.orders, 0),
                   'paidCents', coalesce(s.cents, 0), 'refundedCents', coalesce(g.cents, 0)) ORDER BY month), '[]')
            FROM months m LEFT JOIN sales s USING (month) LEFT JOIN given_back g USING (month)) AS months,
         (SELECT coalesce(jsonb_agg(top ORDER BY top."netCents" DESC, top.title), '[]') FROM (
            SELECT title, count(*)::int AS sold, sum(net_cents)::bigint AS "netCents"
              FROM sold_lines GROUP BY title ORDER BY 3 DESC, 1 LIMIT 10) top) AS "topPrograms",
         (SELECT jsonb_build_object('count', count(*)::int, 'totalCents', coalesce(sum(total_cents), 0)::bigint,
                   'overdue', (count(*) FILTER (WHERE due_at < now()))::int)
            FROM invoices WHERE kind = 'invoice' AND state = 'open') AS "openInvoices"`
