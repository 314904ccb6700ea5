import type { OrderState } from '@/src/domain/orders/order-state'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import type { RefundableLine } from '@/src/domain/refunds/split-refund'
import type { Sql } from '@/src/server/db/transaction'
import { TAKES_UP_MONEY } from './takes-up-money'

export type LockedPayment = {
  attemptId: string
  state: PaymentState
  provider: string
  captureId: string | null
  amountCents: number
  currency: string
  orderId: string
  orderState: OrderState
  userId: string
}

export type RefundableOrderLine = RefundableLine & { readonly productId: string | null }

/**
 * A payment and its order, locked until the caller's transaction ends: whoever writes about its refunds comes through
 * here first, one after the other, so that no two of them give the same cent back.
 */
export async function lockPayment(sql: Sql, attemptId: string): Promise<LockedPayment> {
  const { rows } = await sql.query<LockedPayment>(
    `SELECT a.id AS "attemptId", a.state, a.provider, a.capture_id AS "captureId", a.amount_cents::int AS "amountCents",
            a.currency, o.id AS "orderId", o.state AS "orderState", o.user_id AS "userId"
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.id = $1 FOR UPDATE OF a, o`,
    [attemptId],
  )
  if (!rows[0]) throw new Error(`no payment attempt ${attemptId}`)
  return rows[0]
}

/** The lines of an order with what no refund has given back or may be giving back. */
export async function refundableLines(sql: Sql, orderId: string): Promise<RefundableOrderLine[]> {
  const { rows } = await sql.query<RefundableOrderLine>(
    `SELECT l.id, l.product_id AS "productId", l.total_cents::int AS "totalCents",
            (l.total_cents - coalesce((SELECT sum(p.amount_cents) FROM refunds_lines p JOIN refunds r ON r.id = p._parent_id
                                        WHERE p.order_line = l.id AND r.order_id = $1 AND ${TAKES_UP_MONEY}), 0))::int AS "leftCents"
       FROM orders_lines l WHERE l._parent_id = $1 ORDER BY l._order`,
    [orderId],
  )
  return rows
}
