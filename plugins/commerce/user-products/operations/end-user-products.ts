import type { Sql } from '@/src/server/db/transaction'
import { queueEvents } from '../../events/queue-events'
import { fromLine } from './line-sql'

/**
 * Ends what some lines of an order gave, to their buyer or to whom they gave it, in the caller's transaction. Access to the same program from another source
 * (another order, a grant by staff) is left alone. Ending twice changes nothing.
 */
export async function endUserProducts(
  sql: Sql,
  { orderId, lineIds, reason }: { orderId: string; lineIds: string[]; reason: string },
): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; userId: string; productId: string }>(
    `UPDATE user_products g SET state = 'ended', ended_at = now(), end_reason = $3, updated_at = now()
       FROM orders_lines l
      WHERE l._parent_id = $1 AND l.id = ANY($2::text[]) AND (${fromLine('g', 'l')} OR (g.order_line = l.id AND g.source IN ('seat', 'gift', 'transfer'))) AND g.state = 'active'
      RETURNING g.id AS "accessId", g.user_id AS "userId", g.product_id AS "productId"`,
    [orderId, lineIds, reason],
  )
  await queueEvents(
    sql,
    'onAccessEnded',
    rows.map((row) => ({ ...row, orderId })),
  )
}
