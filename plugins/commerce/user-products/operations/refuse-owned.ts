import type { Sql } from '@/src/server/db/transaction'
import { type Obstacles, obstaclesSql, refuseObstacles } from './purchase-obstacles'

/**
 * Refuses an order whose buyer owns one of its products by now (`ALREADY_OWNED`), is paying for one in another tab
 * (`PAYMENT_UNDER_WAY`), or has an open invoice for one (`INVOICE_OPEN`). One buyer's orders come through here one after
 * the other, until the caller's transaction ends, so that the same program is never taken twice at the same moment.
 */
export async function refuseOwned(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
  const { rows } = await sql.query<Obstacles & { id: string }>(
    `SELECT l.product_id AS id, ${obstaclesSql('l.product_id', 'o.id <> $1')}
       FROM orders_lines l WHERE l._parent_id = $1 AND l.product_id IS NOT NULL`,
    [orderId, userId],
  )
  refuseObstacles(rows)
}
