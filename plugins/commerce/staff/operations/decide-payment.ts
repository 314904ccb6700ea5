import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { type Settlement, settlePayment } from '../../payments/operations/settle-payment'
import type { PaymentReport } from '../../payments/providers/payment-report'

type Decision = { decision: 'paid' | 'not-paid'; reason: string; actor: string }

type Row = {
  state: string
  amountCents: number
  currency: string
  captureId: string | null
  problem: string | null
  purchaseUnits: unknown
}

/**
 * What staff say about a payment that was set aside, after they looked at the provider's own page: `paid` accepts it
 * as the full payment of the order, `not-paid` gives the order up. Goes through `settlePayment`, with the reason logged.
 * Saying the same again changes nothing. Refusals: `NOT_FOUND`, `ORDER_NOT_OPEN` for a payment that was not set aside.
 */
export async function decidePayment(
  payload: Payload,
  attemptId: string,
  { decision, reason, actor }: Decision,
): Promise<Settlement> {
  const attempt = await read(payload, attemptId)
  const wanted = decision === 'paid' ? 'captured' : 'failed'
  if (attempt.state !== 'needs-attention' && attempt.state !== wanted) throw new DomainError('ORDER_NOT_OPEN')
  const settlement = await settlePayment(payload, attemptId, reportOf(attemptId, attempt, wanted), {
    actor,
    reason,
  })
  if (settlement.state !== wanted) throw new DomainError('ORDER_NOT_OPEN')
  return settlement
}

async function read(payload: Payload, attemptId: string): Promise<Row> {
  const { rows } = await pool(payload).query<Row>(
    `SELECT state, amount_cents::int AS "amountCents", currency, capture_id AS "captureId", problem,
            report -> 'purchaseUnits' AS "purchaseUnits"
       FROM payment_attempts WHERE id = $1`,
    [attemptId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}

/** What set it aside stays in the provider's units and in the problem. */
function reportOf(attemptId: string, attempt: Row, wanted: 'captured' | 'failed'): PaymentReport {
  const { captureId, problem, purchaseUnits, amountCents, currency } = attempt
  return {
    outcome: wanted,
    status: wanted === 'captured' ? 'ACCEPTED_BY_STAFF' : 'REJECTED_BY_STAFF',
    ...(captureId ? { captureId } : {}),
    ...(problem ? { problem } : {}),
    amountCents,
    currency,
    attemptId,
    purchaseUnits,
  }
}
