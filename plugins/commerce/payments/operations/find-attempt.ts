import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { pool } from '@/src/server/db/transaction'
import { onlineProviders } from '../providers/registry'

export type Attempt = {
  id: string
  /** Who is asked about it. */
  provider: string
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

const COLUMNS = `a.id, a.provider, a.order_id AS "orderId", o.state AS "orderState", a.state, a.provider_order_id AS "providerOrderId",
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

type Return = {
  /** As the address says; without one, any of the shop's. */
  provider?: string
  token: string
}

/**
 * The attempt behind a token of the return address, if it belongs to this person. The token is whatever somebody
 * typed: it is only ever compared with ids we stored, never sent anywhere. Refusals: `UNSUPPORTED_PROVIDER`,
 * `INVALID_PAYPAL_TOKEN` for what cannot be a token (both `nonRetriable`), `PAYMENT_NOT_FOUND`.
 */
export async function findOwnAttempt(
  payload: Payload,
  userId: string,
  { provider, token }: Return,
): Promise<Attempt> {
  const asked = onlineProviders(payload).filter(({ key }) => provider === undefined || provider === key)
  if (provider !== undefined && asked.length === 0)
    throw new DomainError('UNSUPPORTED_PROVIDER', { details: { nonRetriable: true } })
  const possible = asked.filter((each) => each.isPaymentId(token)).map(({ key }) => key)
  if (possible.length === 0)
    throw new DomainError('INVALID_PAYPAL_TOKEN', { details: { nonRetriable: true } })
  const { rows } = await pool(payload).query<Attempt>({
    name: 'attempt-by-token',
    text: `SELECT ${COLUMNS} FROM payment_attempts a JOIN orders o ON o.id = a.order_id
            WHERE a.provider_order_id = $1 AND o.user_id = $2 AND a.provider = ANY ($3::text[])`,
    values: [token, userId, possible],
  })
  if (!rows[0]) throw new DomainError('PAYMENT_NOT_FOUND')
  return rows[0]
}
