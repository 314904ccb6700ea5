import type { Sql } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'
import { queueEvents } from '../../events/queue-events'

/**
 * Gives the buyer what an order's lines promise: one row of the access ledger per line, named by order and product,
 * so that granting twice is one grant. A line whose product was deleted meanwhile cannot be granted: it is logged for
 * staff, and the rest is granted.
 */
export async function grantOrderLines(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; productId: string }>({
    name: 'grant-user-products',
    text: `WITH lost AS (
             INSERT INTO activity_log (action, "by", user_id, order_id, details)
             SELECT 'access.incomplete', 'system', $2::${idType(siteOf(sql), 'customers')}, $1::uuid, jsonb_build_object('sku', l.sku, 'title', l.title)
               FROM orders_lines l WHERE l._parent_id = $1::uuid AND l.product_id IS NULL)
           INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id)
           SELECT $2::${idType(siteOf(sql), 'customers')}, l.product_id, 'active', 'order', 'order:' || ($1::uuid)::text || ':' || l.product_id::text, $1::uuid
             FROM orders_lines l WHERE l._parent_id = $1::uuid AND l.product_id IS NOT NULL
           ON CONFLICT (source_key) DO NOTHING RETURNING id AS "accessId", product_id AS "productId"`,
    values: [orderId, userId],
  })
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, userId, orderId })),
  )
}
