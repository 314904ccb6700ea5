import type { Sql } from '@/src/server/db/transaction'
import { queueEvents } from '../../events/queue-events'

/**
 * Opens again what an order opened before it was paid and staff closed meanwhile, in the transaction that makes the
 * order paid: who pays has paid for all of it. Called at that moment only, since what ends later ends for a reason of
 * its own (a refund, staff). What was moved to another person is theirs.
 */
export async function reopenUserProducts(sql: Sql, orderId: string): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; userId: string; productId: string }>({
    name: 'reopen-user-products',
    text: `UPDATE user_products SET state = 'active', ended_at = NULL, end_reason = NULL, updated_at = now()
            WHERE order_id = $1 AND source = 'order' AND state = 'ended'
              AND coalesce(end_reason, '') NOT LIKE 'transferred: %'
            RETURNING id AS "accessId", user_id AS "userId", product_id AS "productId"`,
    values: [orderId],
  })
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, orderId })),
  )
}
