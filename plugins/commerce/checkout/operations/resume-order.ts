import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { toDollars } from '@/src/domain/money/money'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { publicStatus } from '@/src/domain/payments/payment-status'
import { pool } from '@/src/server/db/transaction'
import { defaultProvider } from '../../payments/operations/choose-provider'
import { type StartedPayment, startPayment } from '../../payments/operations/start-payment'
import { findProvider } from '../../payments/providers/require-provider'
import type { OrderResponse } from '../order-answer'
import type { StoredOrder } from './store-order'

type Which = { orderId: string } | { idempotencyKey: string; requestHash: string }

type Row = {
  id: string
  number: string
  request_hash: string | null
  currency: string
  total_cents: number
  attempt_id: string
  provider: string
  state: PaymentState
  provider_order_id: string | null
  approve_url: string | null
  invoice_id: string | null
  invoice_number: string | null
  due_at: Date | null
}

/**
 * The answer for an order of this person, by its key, or for the one that is named, whoever has it by now, read from what is
 * stored: the first call and its repeats say the same. An order whose provider call never came back is started again first; one whose payment failed for good is
 * `PROVIDER_UNAVAILABLE` and `nonRetriable`. Null when there is no such order; the same
 * key with another request is refused with `IDEMPOTENCY_MISMATCH`.
 */
export async function resumeOrder(
  payload: Payload,
  userId: string,
  which: Which,
): Promise<OrderResponse | null> {
  let row = await find(payload, userId, which)
  if (!row) return null
  if ('requestHash' in which && row.request_hash !== which.requestHash)
    throw new DomainError('IDEMPOTENCY_MISMATCH')
  if (row.state === 'created') {
    await startPayment(payload, row.attempt_id)
    row = (await find(payload, userId, which)) ?? row
  }
  if (row.state === 'failed')
    throw new DomainError('PROVIDER_UNAVAILABLE', { details: { nonRetriable: true } })
  return toReply(payload, row)
}

/** The answer for an order whose payment was begun just now: what reading it again would say. */
export function orderReply(
  payload: Payload,
  { orderId, attemptId, asked, providerOrderId, approveUrl }: StoredOrder & StartedPayment,
): OrderResponse {
  return toReply(payload, {
    id: orderId,
    number: asked.number,
    request_hash: null,
    currency: asked.currency,
    total_cents: asked.total_cents,
    attempt_id: attemptId,
    provider: asked.provider,
    state: 'awaiting-approval',
    provider_order_id: providerOrderId,
    approve_url: approveUrl,
    invoice_id: null,
    invoice_number: null,
    due_at: null,
  })
}

function toReply(payload: Payload, row: Row): OrderResponse {
  const reply: OrderResponse = {
    success: true,
    orderId: row.id,
    orderNumber: row.number,
    paymentProvider: row.provider === 'invoice' ? defaultProvider(payload) : row.provider,
    status: publicStatus(row.state),
    amount: toDollars(row.total_cents, row.currency),
    currency: row.currency,
  }
  if (row.invoice_id && row.invoice_number) {
    const dueAt = row.due_at ? { dueAt: row.due_at.toISOString() } : {}
    return { ...reply, invoiceNumber: row.invoice_number, invoiceId: row.invoice_id, ...dueAt }
  }
  // Nobody is sent to approve what is paid, cancelled or being captured.
  const canBeApproved = row.state === 'awaiting-approval' || row.state === 'declined'
  if (!row.provider_order_id || !row.approve_url || !canBeApproved) return reply
  const links = [{ rel: 'approve' as const, href: row.approve_url, method: 'GET' as const }]
  const status = findProvider(payload, row.provider)?.approvalStatus ?? 'CREATED'
  const paypalOrder = { id: row.provider_order_id, status, links }
  return { ...reply, paypalOrder, approveUrl: row.approve_url }
}

async function find(payload: Payload, userId: string, which: Which): Promise<Row | undefined> {
  const isById = 'orderId' in which
  const { rows } = await pool(payload).query<Row>({
    name: isById ? 'order-reply-by-id' : 'order-reply-by-key',
    text: `SELECT o.id, o.number, o.request_hash, o.currency, o.total_cents::int, a.id AS attempt_id, a.provider, a.state,
                  a.provider_order_id, a.approve_url, i.id AS invoice_id, i.number AS invoice_number, i.due_at
             FROM orders o JOIN payment_attempts a ON a.order_id = o.id
             LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice'
            WHERE ${isById ? 'o.id = $1' : 'o.user_id = $1 AND o.idempotency_key = $2'}
            ORDER BY a.created_at DESC LIMIT 1`,
    values: isById ? [which.orderId] : [userId, which.idempotencyKey],
  })
  return rows[0]
}
