import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { DisputeState } from '@/src/domain/payments/dispute'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { DisputeNotice } from '../providers/payment-report'
import { alertStaff } from './alert-staff'

type Disputed = { attemptId: string; orderId: string; number: string; userId: string; amountCents: number }

/**
 * Writes down what a provider's signed message says about a dispute of one of our payments, and tells staff of a new one. It
 * changes neither payment nor access: money that goes back is told as a refund. The same message again, and one that is older
 * than what is known, change nothing; of a payment that is not ours nothing is kept.
 */
export async function noteDispute(payload: Payload, provider: string, notice: DisputeNotice): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const disputed = await findDisputed(sql, provider, notice.captureIds)
    if (!disputed) return
    const before = await store(sql, disputed, notice)
    if (before === 'unchanged') return
    const { providerDisputeId, reason, state } = notice
    const isOver = state === 'resolved'
    const isOpening = before === null && !isOver
    const news = isOver ? 'dispute.resolved' : 'dispute.changed'
    await logActivity(sql, {
      action: isOpening ? 'dispute.opened' : news,
      by: 'provider',
      user: disputed.userId,
      order: disputed.orderId,
      details: { dispute: providerDisputeId, reason, outcome: notice.outcome },
    })
    if (isOpening) {
      const findings = [{ orderNumber: disputed.number, what: `Dispute: ${reason}` }]
      await alertStaff(sql, { dedupeKey: `dispute:${providerDisputeId}`, findings })
    }
  })
  wakeOutbox(payload)
}

async function findDisputed(sql: Sql, provider: string, captureIds: string[]): Promise<Disputed | undefined> {
  const { rows } = await sql.query<Disputed>(
    `SELECT a.id AS "attemptId", o.id AS "orderId", o.number, o.user_id AS "userId", a.amount_cents::int AS "amountCents"
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.provider = $1 AND a.capture_id = ANY ($2::text[]) ORDER BY a.id LIMIT 1 FOR NO KEY UPDATE OF a`,
    [provider, captureIds],
  )
  return rows[0]
}

/** Under the lock of the payment. Gives the state it had before, null for a new one. */
async function store(
  sql: Sql,
  disputed: Disputed,
  notice: DisputeNotice,
): Promise<DisputeState | null | 'unchanged'> {
  const values = [
    notice.providerDisputeId,
    notice.state,
    notice.respondBy,
    notice.amountCents ?? disputed.amountCents,
    notice.reason,
    notice.stage,
    notice.outcome,
    notice.at,
  ]
  const { rows: known } = await sql.query<{ state: DisputeState }>(
    'SELECT state FROM disputes WHERE provider_dispute_id = $1 FOR UPDATE',
    [notice.providerDisputeId],
  )
  if (!known[0]) {
    await sql.query(
      `INSERT INTO disputes (provider_dispute_id, state, respond_by, amount_cents, reason, stage, outcome, changed_at, order_id, attempt_id)
       VALUES ($1, $2::text::enum_disputes_state, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [...values, disputed.orderId, disputed.attemptId],
    )
    return null
  }
  const { rowCount } = await sql.query(
    `UPDATE disputes SET state = $2::text::enum_disputes_state, respond_by = $3, amount_cents = $4, reason = $5, stage = $6,
            outcome = $7, changed_at = $8, updated_at = now()
      WHERE provider_dispute_id = $1 AND changed_at < $8::timestamptz AND state <> 'resolved'`,
    values,
  )
  return rowCount === 1 ? known[0].state : 'unchanged'
}
