import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { evaluateRefund } from '@/src/domain/refunds/evaluate-refund'
import { REFUND_MOVES, type RefundState } from '@/src/domain/refunds/refund-state'
import { moveIn } from '@/src/domain/states/transitions'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { failpoint } from '@/src/server/failpoint'
import { type Activity, logActivity } from '@/src/server/log-activity'
import type { RefundReport } from '../../payments/providers/payment-report'
import { completeRefund } from './complete-refund'
import { type LockedPayment, lockPayment } from './lock-payment'
import { storeRefundOutcome } from './move-refund'

/**
 * The only function that changes a refund: the call of staff, the provider's message and the sweeper come through
 * here with a report of what the provider said. One transaction, under the lock of the payment: the refund moves, and
 * when the money is back, access ends as asked, the order is refunded when nothing is left of it, and the buyer is
 * told. The same report again changes nothing.
 */
export async function settleRefund(
  payload: Payload,
  refundId: string,
  report: RefundReport,
): Promise<RefundState> {
  const state = await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ attempt_id: string }>('SELECT attempt_id FROM refunds WHERE id = $1', [
      refundId,
    ])
    if (!rows[0]) throw new Error(`no refund ${refundId}`)
    const payment = await lockPayment(sql, rows[0].attempt_id)
    const settled = await settleLocked(sql, payment, { refundId, report, isReversal: false })
    failpoint('refund-settle-before-commit')
    return settled
  })
  if (state === 'completed') failpoint('refunded-before-mail')
  wakeOutbox(payload)
  return state
}

/** Who reports it: the provider, unless staff give the money back themselves. */
type ReportedRefund = { refundId: string; report: RefundReport; isReversal: boolean } & Partial<
  Pick<Activity, 'by' | 'actor'>
>

/** The same, for who holds the lock of the payment already. */
export async function settleLocked(
  sql: Sql,
  payment: LockedPayment,
  { refundId, report, isReversal, by = 'provider', actor }: ReportedRefund,
): Promise<RefundState> {
  const refund = await read(sql, refundId)
  const expected = { amountCents: refund.amountCents, currency: payment.currency }
  const { state: evaluated, problem } = evaluateRefund(expected, report)
  const to = evaluated ?? refund.state
  const move = moveIn<RefundState>(REFUND_MOVES, refund.state, to)
  if (evaluated === null) await postpone(sql, refundId, problem)
  if (move !== 'moved') return refund.state
  await storeRefundOutcome(sql, refundId, { state: to, report, problem })
  await logActivity(sql, {
    action: `refund.${to}`,
    by,
    actor,
    user: payment.userId,
    order: payment.orderId,
    details: { refund: refundId, amountCents: refund.amountCents, status: report.status, problem },
  })
  if (to === 'completed')
    await completeRefund(sql, payment, { id: refundId, reason: refund.reason, isReversal })
  return to
}

async function read(sql: Sql, refundId: string) {
  const { rows } = await sql.query<{ state: RefundState; amountCents: number; reason: string }>(
    'SELECT state, amount_cents::int AS "amountCents", reason FROM refunds WHERE id = $1 FOR UPDATE',
    [refundId],
  )
  if (!rows[0]) throw new Error(`no refund ${refundId}`)
  return rows[0]
}

/** Nobody could say: it is asked about after 2, 5, 15 and 60 seconds, then minutes. */
async function postpone(sql: Sql, refundId: string, problem: string | undefined): Promise<void> {
  await sql.query(
    `UPDATE refunds SET problem = $2, lease_until = NULL, checks = checks + 1, updated_at = now(),
            next_check_at = now() + make_interval(secs => (ARRAY[2, 5, 15, 60, 300, 900])[least(checks::int, 5) + 1])
      WHERE id = $1 AND state IN ('requested', 'pending')`,
    [refundId, problem ?? null],
  )
}
