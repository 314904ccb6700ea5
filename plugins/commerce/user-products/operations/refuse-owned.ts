import type { LineTerms } from '@/src/domain/access/owned-already'
import type { Sql } from '@/src/server/db/transaction'
import { openedByLine } from './line-sql'
import { type Obstacles, obstaclesSql, refuseObstacles } from './purchase-obstacles'

/**
 * Refuses an order whose buyer owns by now all that one of its lines gives (`ALREADY_OWNED`), is paying for one in another tab
 * (`PAYMENT_UNDER_WAY`), or has an open invoice for one (`INVOICE_OPEN`). One buyer's orders come through here one after
 * the other, until the caller's transaction ends, so that the same program is never taken twice at the same moment.
 */
export async function refuseOwned(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
  const { rows } = await sql.query<Obstacles & { id: string; terms: LineTerms | null }>(
    `SELECT l.product_id AS id, l.terms, ${obstaclesSql(openedByLine('l'), 'o.id <> $1')}
       FROM orders_lines l WHERE l._parent_id = $1 AND l.product_id IS NOT NULL`,
    [orderId, userId],
  )
  refuseObstacles(rows)
}
