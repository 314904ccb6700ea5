import { openAccess } from '@/src/server/db/open-access'
import type { Sql } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'
import { queueEvents } from '../../events/queue-events'
import { isForBuyer, openedByLine } from './line-sql'

/**
 * Gives the buyer what an order's lines promised when it was placed: one row of the access ledger for each program a line
 * opens, named by order, product and program, so that granting twice is one grant. Days are added to what is left of the
 * same program (`grantOf`); the old row is kept. A program whose product was deleted meanwhile cannot be granted: it
 * is logged for staff, and the rest is granted. The caller holds the buyer's lock.
 */
export async function grantOrderLines(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; productId: string }>({
    name: 'grant-user-products',
    text: grantSql(sql),
    values: [orderId, userId],
  })
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, userId, orderId })),
  )
}

const grantSql = (sql: Sql) => `
WITH ${granting(sql)}
SELECT "accessId", "productId" FROM granted`

/** As parts of a WITH, for the order `$1` and its buyer `$2`; the last of them, `granted`, holds the rows that are new. */
export const granting = (sql: Sql) => `
promised AS (
  SELECT l.id AS line, l._order AS place, l.sku, l.title, l.product_id AS own, p.id AS product,
         l.terms ->> 'kind' AS kind, (l.terms ->> 'days')::int AS days,
         (l.terms ->> 'until')::timestamptz AS until, l.terms ->> 'from' AS starts
    FROM orders_lines l
    LEFT JOIN LATERAL unnest(${openedByLine('l')}) AS wanted(product) ON l.product_id IS NOT NULL
    LEFT JOIN products p ON p.id::text = wanted.product
   WHERE l._parent_id = $1::uuid AND ${isForBuyer('l')}),
lost AS (
  INSERT INTO activity_log (action, "by", user_id, order_id, details)
  SELECT 'access.incomplete', 'system', $2::${idType(siteOf(sql), 'customers')}, $1::uuid, jsonb_build_object('sku', sku, 'title', title)
    FROM promised WHERE product IS NULL),
held AS (
  SELECT g.product_id AS product, max(g.access_ends_at) AS ends FROM user_products g
   WHERE g.user_id = $2::${idType(siteOf(sql), 'customers')} AND ${openAccess('g')} GROUP BY g.product_id),
given AS (
  SELECT p.*, coalesce(p.kind = 'days' AND p.starts = 'first-opening' AND h.ends IS NULL, false) AS waits,
         coalesce(h.ends, now()) + make_interval(hours => (24 * sum(coalesce(p.days, 0)) OVER added)::int) AS ends
    FROM promised p LEFT JOIN held h ON h.product = p.product WHERE p.product IS NOT NULL
  WINDOW added AS (PARTITION BY p.product, p.kind ORDER BY p.place)),
granted AS (
INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id, order_line, access_ends_at, days_from_opening)
SELECT $2::${idType(siteOf(sql), 'customers')}, product, 'active', 'order',
       'order:' || ($1::uuid)::text || ':' || own::text || CASE WHEN product = own THEN '' ELSE ':' || product::text END,
       $1::uuid, line,
       CASE WHEN kind = 'until' THEN until WHEN kind = 'days' AND NOT waits THEN ends END,
       CASE WHEN waits THEN days END
  FROM given
ON CONFLICT (source_key) DO NOTHING RETURNING id AS "accessId", product_id AS "productId")`
