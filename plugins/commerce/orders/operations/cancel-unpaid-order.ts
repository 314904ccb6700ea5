import type { OrderState } from '@/src/domain/orders/order-state'
import type { Sql } from '@/src/server/db/transaction'
import { type Activity, logActivity } from '@/src/server/log-activity'
import { releaseDiscount } from '../../discounts/operations/release-discount'
import { cancelInvoice } from '../../invoices/operations/cancel-invoice'
import { orderStateOf } from './order-state-of'

/**
 * Cancels an order that will not be paid (as far as anybody knows), gives its discount back and credits its invoice if
 * it has one, in the caller's transaction. A paid order stays paid; cancelling twice changes nothing.
 */
export async function cancelUnpaidOrder(
  sql: Sql,
  orderId: string,
  { by, actor }: Pick<Activity, 'by' | 'actor'>,
): Promise<OrderState> {
  const { rows } = await sql.query<{ user_id: string; payment_method: string }>(
    `UPDATE orders SET state = 'cancelled', cancelled_at = now(), updated_at = now()
      WHERE id = $1 AND state = 'pending' RETURNING user_id, payment_method`,
    [orderId],
  )
  if (rows[0]) {
    await releaseDiscount(sql, orderId)
    if (rows[0].payment_method === 'invoice') await cancelInvoice(sql, orderId)
    await logActivity(sql, { action: 'order.cancelled', by, actor, user: rows[0].user_id, order: orderId })
    return 'cancelled'
  }
  return orderStateOf(sql, orderId)
}
