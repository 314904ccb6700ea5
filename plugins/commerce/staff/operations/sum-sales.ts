import type { Payload } from 'payload'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { inTransaction, pool } from '@/src/server/db/transaction'

/** Few enough that nobody who changes a day long past waits longer than a moment. */
const DAYS_AT_ONCE = 31

/**
 * Sums the sales of days that ended two days ago or earlier, by program, once; what is changed in them afterwards takes the sums
 * away (the database sees to that) and they are made again. Safe in any number of processes; a second run finds
 * nothing. Gives how many days it summed. A site without the table has no sums.
 */
export async function sumSales(payload: Payload): Promise<number> {
  const { rows } = await pool(payload).query<{ isThere: boolean }>(
    `SELECT to_regclass('sales_days') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return 0
  for (let summed = 0; ; ) {
    const days = await sumSome(payload)
    summed += days
    if (days < DAYS_AT_ONCE) return summed
  }
}

async function sumSome(payload: Payload): Promise<number> {
  return inTransaction(payload, async (sql) => {
    // Those who change a past day hold it until they are done; the statement after it sees what they did.
    await sql.query(`SELECT pg_advisory_xact_lock(hashtext('sales_days'))`)
    const { rows } = await sql.query<{ days: number }>(SUM, [BUSINESS_TIME_ZONE, DAYS_AT_ONCE])
    return rows[0]?.days ?? 0
  })
}

const SUM = `
  WITH days AS (
    SELECT b::date AS day, b AT TIME ZONE $1::text AS since, (b + interval '1 day') AT TIME ZONE $1::text AS until
      FROM generate_series(
             date_trunc('day', least((SELECT min(paid_at) FROM orders), (SELECT min(completed_at) FROM refunds
                                      WHERE state = 'completed')) AT TIME ZONE $1::text),
             date_trunc('day', now() AT TIME ZONE $1::text) - interval '3 days', interval '1 day') b
     WHERE b::date NOT IN (SELECT day FROM sales_days) ORDER BY b LIMIT $2::int),
  kept AS (INSERT INTO sales_days (day, since, until) SELECT day, since, until FROM days RETURNING day),
  parts AS (
    SELECT d.day, coalesce(l.product_id::text, l.title) AS key, l.title AS sold_title, NULL AS back_title, 1 AS orders,
           l.total_cents AS paid, l.discount_cents AS discount, 0 AS refunded
      FROM days d, LATERAL (SELECT id FROM orders WHERE paid_at >= since AND paid_at < until OFFSET 0) o,
           LATERAL (SELECT * FROM orders_lines WHERE _parent_id = o.id OFFSET 0) l
    UNION ALL
    SELECT d.day, coalesce(l.product_id::text, l.title), NULL, l.title, 0, 0, 0, part.amount_cents
      FROM days d, LATERAL (SELECT id FROM refunds
                             WHERE state = 'completed' AND completed_at >= since AND completed_at < until OFFSET 0) r,
           LATERAL (SELECT * FROM refunds_lines WHERE _parent_id = r.id OFFSET 0) part,
           LATERAL (SELECT * FROM orders_lines WHERE id = part.order_line OFFSET 0) l),
  sums AS (
    INSERT INTO sales_of_days (day, key, sold_title, back_title, orders, paid, discount, refunded)
    SELECT day, key, max(sold_title), max(back_title), sum(orders), sum(paid), sum(discount), sum(refunded)
      FROM parts GROUP BY day, key)
  SELECT count(*)::int AS days FROM kept`
