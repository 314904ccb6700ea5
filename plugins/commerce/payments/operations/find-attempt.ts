import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { isPayPalToken } from '@/src/domain/payments/paypal-token'
import { pool } from '@/src/server/db/transaction'

export type Attempt = {
  id: string
  orderId: string
  orderState: OrderState
  state: PaymentState
  providerOrderId: string | null
  providerStatus: string | null
  /** Which request to capture it is the next one. */
  captureTry: number
  /** When the approval was given that was refused and may still stand at the provider. */
  refusedApprovalAt: Date | null
  /** Somebody is talking to the provider about it right now. */
  isLeased: boolean
}

const COLUMNS = `a.id, a.order_id AS "orderId", o.state AS "orderState", a.state, a.provider_order_id AS "providerOrderId",
  a.provider_status AS "providerStatus", a.capture_try::int AS "captureTry", a.refused_approval_at AS "refusedApprovalAt",
  coalesce(a.lease_until > now(), false) AS "isLeased"`

export async function findAttempt(payload: Payload, attemptId: string): Promise<Attempt | undefined> {
  const { rows } = await pool(payload).query<Attempt>({
    name: 'attempt-by-id',
    text: `SELECT ${COLUMNS} FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.id = $1`,
    values: [attemptId],
  })
  return rows[0]
}

/**
 * The attempt behind a token of the return address, if it belongs to this person. The token is whatever somebody
 * typed: it is only ever compared with ids we stored, never sent anywhere.
 */
export async function findOwnAttempt(payload: Payload, userId: string, token: string): Promise<Attempt> {
  if (!isPayPalToken(token))
    throw new DomainError('INVALID_PAYPAL_TOKEN', { details: { nonRetriable: true } })
  const { rows } = await pool(payload).query<Attempt>({
    name: 'attempt-by-token',
    text: `SELECT ${COLUMNS} FROM payment_attempts a JOIN orders o ON o.id = a.order_id
            WHERE a.provider_order_id = $1 AND o.user_id = $2`,
    values: [token, userId],
  })
  if (!rows[0]) throw new DomainError('PAYMENT_NOT_FOUND')
  return rows[0]
}
