import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import type { RefundState } from '@/src/domain/refunds/refund-state'
import { pool } from '@/src/server/db/transaction'

export type Payment = {
  id: string
  provider: string
  state: PaymentState
  amountCents: number
  problem: string | null
}
export type OpenRefund = {
  id: string
  provider: string
  state: RefundState
  amountCents: number
  providerRefundId: string | null
}
type Checked = { userId: string; orderState: OrderState; payments: Payment[]; refunds: OpenRefund[] }

/** The states of an order's money, to be compared before and after somebody asked about it. One statement. */
export async function readChecked(payload: Payload, orderId: string): Promise<Checked> {
  const { rows } = await pool(payload).query<Checked>(
    `SELECT o.user_id AS "userId", o.state AS "orderState",
            (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'provider', a.provider, 'state', a.state,
                      'amountCents', a.amount_cents::int, 'problem', a.problem) ORDER BY a.created_at), '[]')
               FROM payment_attempts a WHERE a.order_id = o.id) AS payments,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'provider', p.provider, 'state', r.state,
                      'amountCents', r.amount_cents::int, 'providerRefundId', r.provider_refund_id) ORDER BY r.created_at), '[]')
               FROM refunds r JOIN payment_attempts p ON p.id = r.attempt_id WHERE r.order_id = o.id) AS refunds
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}
