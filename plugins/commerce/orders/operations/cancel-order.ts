import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { OrderState } from '@/src/domain/orders/order-state'
import { pool } from '@/src/server/db/transaction'
import { cancelPayment } from '../../payments/operations/cancel-payment'

type Request = { orderId: string; actor: string; isStaff: boolean }

/**
 * Cancels an order that nobody has paid, with its payment or its invoice, and gives its discount back. Doing it twice
 * changes nothing. Money that arrives at a provider all the same still wins. Refusals: `NOT_FOUND` for an order that is neither one's own nor
 * asked for by staff, `ORDER_NOT_OPEN` when money came, is being taken, or may have.
 */
export async function cancelOrder(payload: Payload, { orderId, actor, isStaff }: Request): Promise<void> {
  const { rows } = await pool(payload).query<{ state: OrderState; user_id: string; attempt_id: string }>(
    `SELECT o.state, o.user_id, a.id AS attempt_id FROM orders o JOIN payment_attempts a ON a.order_id = o.id
      WHERE o.id = $1 ORDER BY a.created_at DESC LIMIT 1`,
    [orderId],
  )
  const order = rows[0]
  if (!order || (order.user_id !== actor && !isStaff)) throw new DomainError('NOT_FOUND')
  if (order.state === 'cancelled') return
  const by = order.user_id === actor ? 'customer' : 'staff'
  const state = order.state === 'pending' ? await cancelPayment(payload, order.attempt_id, actor, by) : null
  if (state !== 'cancelled') throw new DomainError('ORDER_NOT_OPEN')
  wakeOutbox(payload)
}
