import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isOnline } from '@/src/domain/payments/offline'
import type { RefundRequest } from '@/src/domain/refunds/refund-request'
import { heldSeconds } from '@/src/domain/refunds/undo-window'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { failpoint } from '@/src/server/failpoint'
import { logActivity } from '@/src/server/log-activity'
import { requireProvider } from '../../payments/providers/require-provider'
import { insertRefund } from './insert-refund'
import { type LockedPayment, lockPayment } from './lock-payment'
import { planRefund } from './plan-refund'
import { type Refund, readRefund, sendRefund } from './send-refund'
import { settleInvoiceRefund } from './settle-invoice-refund'

type Request = { orderId: string; input: RefundRequest; actor: string; requestKey: string | null }

/**
 * Gives a paid order back, in whole or in part. The refund is written and committed before the provider is asked, and
 * counts from then on: all refunds of a payment together never exceed it. The same request key again is the same
 * refund, whatever became of the first answer. A lost answer leaves it `requested`, and the sweeper finishes it.
 * With an undo window it is only written down: the sweeper sends it once the window is over, and `takeBackRefund` comes before.
 * An invoice was paid outside the system and is given back there: its refund completes as it is written.
 * Refusals: `NOT_FOUND`, `REFUND_NOT_POSSIBLE`, `REFUND_TOO_LARGE`, `IDEMPOTENCY_MISMATCH`.
 */
export async function requestRefund(payload: Payload, request: Request): Promise<Refund> {
  const { attemptId, provider } = await findPayment(payload, request.orderId)
  if (isOnline(provider)) requireProvider(payload, provider)
  const refundId = await inTransaction(payload, async (sql) => {
    const payment = await lockPayment(sql, attemptId)
    return (await findRepeated(sql, payment, request)) ?? (await store(sql, payment, request))
  })
  failpoint('refund-requested')
  if (heldSeconds(request.input) > 0) return readRefund(payload, refundId)
  if (isOnline(provider)) return sendRefund(payload, refundId)
  wakeOutbox(payload)
  return readRefund(payload, refundId)
}

type Payment = { attemptId: string; provider: LockedPayment['provider'] }

async function findPayment(payload: Payload, orderId: string): Promise<Payment> {
  const { rows } = await pool(payload).query<{
    attemptId: string | null
    provider: Payment['provider'] | null
  }>(
    `SELECT a.id AS "attemptId", a.provider FROM orders o
       LEFT JOIN payment_attempts a ON a.order_id = o.id AND a.state = 'captured' WHERE o.id = $1`,
    [orderId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  const { attemptId, provider } = rows[0]
  if (attemptId === null || provider === null) throw new DomainError('REFUND_NOT_POSSIBLE')
  return { attemptId, provider }
}

/** The refund this request key stands for already. */
async function findRepeated(sql: Sql, payment: LockedPayment, request: Request): Promise<string | null> {
  if (!request.requestKey) return null
  const { rows } = await sql.query<{ id: string; request_hash: string | null }>(
    'SELECT id, request_hash FROM refunds WHERE attempt_id = $1 AND request_key = $2',
    [payment.attemptId, request.requestKey],
  )
  if (!rows[0]) return null
  if (rows[0].request_hash !== hashOf(request.input)) throw new DomainError('IDEMPOTENCY_MISMATCH')
  return rows[0].id
}

async function store(
  sql: Sql,
  payment: LockedPayment,
  { input, actor, requestKey }: Request,
): Promise<string> {
  const { amountCents, parts } = await planRefund(sql, payment, input)
  const requestHash = hashOf(input)
  const refund = {
    origin: 'staff',
    amountCents,
    parts,
    reason: input.reason,
    actor,
    requestKey,
    requestHash,
    heldSeconds: heldSeconds(input),
  } as const
  const refundId = await insertRefund(sql, payment, refund)
  await logActivity(sql, {
    action: 'refund.requested',
    by: 'staff',
    actor,
    user: payment.userId,
    order: payment.orderId,
    details: { refund: refundId, amountCents, reason: input.reason },
  })
  if (payment.provider === 'invoice' && heldSeconds(input) === 0) {
    await settleInvoiceRefund(sql, payment, { refundId, amountCents, actor })
  }
  return refundId
}

function hashOf({ lines, amountCents, reason, endAccess }: RefundRequest): string {
  const asked = JSON.stringify([lines ?? null, amountCents ?? null, reason, endAccess ?? null])
  return createHash('sha256').update(asked).digest('hex')
}
