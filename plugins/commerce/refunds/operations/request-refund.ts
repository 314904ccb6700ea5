import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { RefundRequest } from '@/src/domain/refunds/refund-request'
import { splitRefund } from '@/src/domain/refunds/split-refund'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { requirePayPal } from '../../payments/providers/require-paypal'
import { insertRefund } from './insert-refund'
import { type LockedPayment, lockPayment, refundableLines } from './lock-payment'
import { type Refund, sendRefund } from './send-refund'

type Request = { orderId: string; wish: RefundRequest; actor: string; requestKey: string | null }

/**
 * Gives a paid order back, in whole or in part. The refund is written and committed before the provider is asked, and
 * counts from then on: all refunds of a payment together never exceed it. The same request key again is the same
 * refund, whatever became of the first answer. A lost answer leaves it `requested`, and the sweeper finishes it.
 * Refusals: `NOT_FOUND`, `REFUND_NOT_POSSIBLE`, `REFUND_TOO_LARGE`, `IDEMPOTENCY_MISMATCH`.
 */
export async function requestRefund(payload: Payload, request: Request): Promise<Refund> {
  requirePayPal(payload)
  const attemptId = await findPayment(payload, request.orderId)
  const refundId = await inTransaction(payload, async (sql) => {
    const payment = await lockPayment(sql, attemptId)
    return (await recall(sql, payment, request)) ?? (await store(sql, payment, request))
  })
  return sendRefund(payload, refundId)
}

async function findPayment(payload: Payload, orderId: string): Promise<string> {
  const { rows } = await pool(payload).query<{ attempt_id: string | null }>(
    `SELECT (SELECT a.id FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'captured') AS attempt_id
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  if (!rows[0].attempt_id) throw new DomainError('REFUND_NOT_POSSIBLE')
  return rows[0].attempt_id
}

/** The refund this request key stands for already. */
async function recall(sql: Sql, payment: LockedPayment, request: Request): Promise<string | null> {
  if (!request.requestKey) return null
  const { rows } = await sql.query<{ id: string; request_hash: string }>(
    'SELECT id, request_hash FROM refunds WHERE attempt_id = $1 AND request_key = $2',
    [payment.attemptId, request.requestKey],
  )
  if (!rows[0]) return null
  if (rows[0].request_hash !== hashOf(request.wish)) throw new DomainError('IDEMPOTENCY_MISMATCH')
  return rows[0].id
}

async function store(
  sql: Sql,
  payment: LockedPayment,
  { wish, actor, requestKey }: Request,
): Promise<string> {
  if (payment.provider !== 'paypal' || !payment.captureId || payment.orderState !== 'paid') {
    throw new DomainError('REFUND_NOT_POSSIBLE')
  }
  const split = splitRefund(await refundableLines(sql, payment.orderId), wish)
  if (split.kind === 'too-large') throw new DomainError('REFUND_TOO_LARGE')
  if (split.kind === 'impossible') throw new DomainError('REFUND_NOT_POSSIBLE')
  const endAccessOf = (id: string) =>
    wish.lines?.find((line) => line.id === id)?.endAccess ?? wish.endAccess ?? null
  const parts = split.parts.map((part) => ({ ...part, endAccess: endAccessOf(part.id) }))
  const { amountCents } = split
  const requestHash = hashOf(wish)
  const refund = {
    origin: 'staff',
    amountCents,
    parts,
    reason: wish.reason,
    actor,
    requestKey,
    requestHash,
  } as const
  const refundId = await insertRefund(sql, payment, refund)
  await logActivity(sql, {
    action: 'refund requested',
    by: 'staff',
    actor,
    user: payment.userId,
    order: payment.orderId,
    details: { refund: refundId, amountCents, reason: wish.reason },
  })
  return refundId
}

function hashOf({ lines, amountCents, reason, endAccess }: RefundRequest): string {
  const asked = JSON.stringify([lines ?? null, amountCents ?? null, reason, endAccess ?? null])
  return createHash('sha256').update(asked).digest('hex')
}
