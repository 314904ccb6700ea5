import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'

/**
 * Refuses an order whose buyer owns one of its products by now, or is paying for one in another tab
 * (`ALREADY_OWNED`), or has an open invoice for one (`INVOICE_OPEN`). One buyer's orders come through here one after the
 * other, until the caller's transaction ends, so that the same program is never taken twice at the same moment.
 */
export async function refuseOwned(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
  const { rows } = await sql.query<{ owned: boolean | null; invoiced: boolean | null }>(
    `SELECT bool_or(EXISTS (SELECT 1 FROM user_products g
                             WHERE g.user_id = $2 AND g.product_id = l.product_id AND g.state = 'active')
                 OR EXISTS (${otherOrders()} AND a.provider <> 'invoice')) AS owned,
            bool_or(EXISTS (${otherOrders()} AND a.provider = 'invoice')) AS invoiced
       FROM orders_lines l WHERE l._parent_id = $1`,
    [orderId, userId],
  )
  if (rows[0]?.owned) throw new DomainError('ALREADY_OWNED')
  if (rows[0]?.invoiced) throw new DomainError('INVOICE_OPEN')
}

/** Orders of this buyer for the product of line `l` that are being paid for. */
function otherOrders(): string {
  return `SELECT 1 FROM orders o JOIN payment_attempts a ON a.order_id = o.id
            JOIN orders_lines other ON other._parent_id = o.id
           WHERE o.user_id = $2 AND o.id <> $1 AND a.state IN ('capturing', 'pending')
             AND other.product_id = l.product_id`
}
