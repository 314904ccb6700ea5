import type { OrderState } from '@/src/domain/orders/order-state'
import type { Sql } from '@/src/server/db/transaction'
import { type Activity, logActivity } from '@/src/server/log-activity'
import { releaseDiscount } from '../../discounts/operations/release-discount'
import { cancelInvoice } from '../../invoices/operations/cancel-invoice'
import { moveOrder } from './move-order'
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
  const order = await moveOrder(sql, orderId, 'cancelled')
  if (!order) return orderStateOf(sql, orderId)
  await releaseDiscount(sql, orderId)
  if (order.paymentMethod === 'invoice') await cancelInvoice(sql, orderId)
  await logActivity(sql, { action: 'order.cancelled', by, actor, user: order.userId, order: orderId })
  return 'cancelled'
}
