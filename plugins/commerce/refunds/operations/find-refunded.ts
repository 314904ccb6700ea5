import type { Payload } from 'payload'
import { isUuid } from '@/src/domain/ids/uuid'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { pool } from '@/src/server/db/transaction'

export type Refunded = {
  /** Our own refund, when it is known to be this one. */
  refundId: string | null
  attemptId: string
  orderId: string
  state: PaymentState
  /** Refunds of this payment that were asked for, and nobody knows the outcome of. */
  openRefundIds: string[]
}

type Names = { providerRefundId: string | null; captureId: string | null; customId: string | null }

/**
 * The payment of this provider that money went back from: by the refund's own id or the mark we put on it, by the capture, or by the
 * mark on the payment. Null when none of it is ours.
 */
export async function findRefunded(
  payload: Payload,
  provider: string,
  names: Names,
): Promise<Refunded | null> {
  const mark = isUuid(names.customId) ? names.customId : null
  const { rows } = await pool(payload).query<Refunded>(
    `SELECT coalesce((SELECT id FROM refunds WHERE provider_refund_id = $1),
                     (SELECT id FROM refunds WHERE id = $3::uuid AND provider_refund_id IS NULL)) AS "refundId",
            a.id AS "attemptId", a.order_id AS "orderId", a.state,
            ARRAY(SELECT o.id FROM refunds o WHERE o.attempt_id = a.id AND o.state = 'requested' AND o.origin = 'staff'
                     AND coalesce(o.held_until, now()) <= now())
              ::text[] AS "openRefundIds"
       FROM payment_attempts a
      WHERE a.provider = $4 AND a.id = coalesce((SELECT attempt_id FROM refunds WHERE provider_refund_id = $1),
                            (SELECT attempt_id FROM refunds WHERE id = $3::uuid),
                            (SELECT id FROM payment_attempts WHERE capture_id = $2 AND provider = $4),
                            (SELECT id FROM payment_attempts WHERE id = $3::uuid))`,
    [names.providerRefundId, names.captureId, mark, provider],
  )
  return rows[0] ?? null
}
