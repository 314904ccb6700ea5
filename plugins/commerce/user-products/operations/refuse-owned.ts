import type { LineTerms } from '@/src/domain/access/owned-already'
import type { Sql } from '@/src/server/db/transaction'
import { openedByLine } from './line-sql'
import { type Obstacles, obstaclesSql, refuseObstacles } from './purchase-obstacles'

/**
 * Refuses an order whose buyer owns by now all that one of its lines gives (`ALREADY_OWNED`), is paying for one in another tab
 * (`PAYMENT_UNDER_WAY`), or has an open invoice for one (`INVOICE_OPEN`). The caller holds the buyer's lock: one buyer's
 * orders come through here one after the other, until the caller's transaction ends, so that the same program is never taken
 * twice at the same moment.
 */
export async function refuseOwned(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  const { rows } = await sql.query<Obstacles & { id: string; terms: LineTerms | null }>({
    name: 'owned-by-now',
    text: `SELECT l.product_id AS id, l.terms, ${obstaclesSql(openedByLine('l'), 'o.id <> $1')}
             FROM orders_lines l WHERE l._parent_id = $1 AND l.product_id IS NOT NULL`,
    values: [orderId, userId],
  })
  refuseObstacles(rows)
}

/** One after the other, for the rest of the transaction: whatever is given to one buyer. A statement of its own, so that the next one sees what those before did. */
export async function lockBuyer(sql: Sql, userId: string): Promise<void> {
  await sql.query({ name: 'lock-buyer', text: `SELECT ${buyerLock('$1::text')} AS locked`, values: [userId] })
}

/** The same lock, as an expression of a statement that locks rows as well. */
export function buyerLock(userId: string): string {
  return `pg_advisory_xact_lock(hashtextextended(${userId}, 0))::text`
}
