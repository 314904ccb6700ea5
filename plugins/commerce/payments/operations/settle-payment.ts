import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { OrderState } from '@/src/domain/orders/order-state'
import { judgeReport } from '@/src/domain/payments/judge-report'
import { movePayment, type PaymentState } from '@/src/domain/payments/payment-state'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { failpoint } from '@/src/server/failpoint'
import { logActivity } from '@/src/server/log-activity'
import { giveUpOrder } from '../../orders/operations/give-up-order'
import { markOrderPaid } from '../../orders/operations/mark-order-paid'
import type { PaymentReport } from '../provider'
import { recordReport } from './record-report'

export type Settlement = { state: PaymentState; orderId: string; orderState: OrderState; problem?: string }

type Row = {
  id: string
  order_id: string
  order_state: OrderState
  user_id: string
  state: PaymentState
  amount_cents: number
  currency: string
}

/**
 * The one door through which a payment changes. The buyer's return, the provider's message, the sweeper and staff all
 * come through here with a report of what the provider said; this decides what it means.
 *
 * One transaction, under a lock on the attempt and its order: the attempt moves, and if the money is ours, the order
 * is paid, programs are granted, the discount is used and the receipt is queued. All or nothing.
 * Coming a second time with the same news changes nothing and gives the same answer. If settling fails, what the
 * provider said is recorded on its own, and the sweeper finishes the work.
 */
export async function settlePayment(
  payload: Payload,
  attemptId: string,
  report: PaymentReport,
): Promise<Settlement> {
  try {
    const settlement = await inTransaction(payload, async (sql) => {
      const settled = await settle(sql, attemptId, report)
      failpoint('settle-before-commit')
      return settled
    })
    if (settlement.state === 'captured') {
      failpoint('settled-before-mail')
      wakeOutbox()
    }
    return settlement
  } catch (error) {
    await recordReport(payload, attemptId, report, error)
    throw error
  }
}

async function settle(sql: Sql, attemptId: string, report: PaymentReport): Promise<Settlement> {
  const row = await lock(sql, attemptId)
  const expected = { id: row.id, amountCents: row.amount_cents, currency: row.currency }
  const { state: judged, problem } = judgeReport(expected, report)
  const to = judged ?? row.state
  const move = movePayment(row.state, to)
  const state = move === 'refused' ? row.state : to
  if (judged === null) await postpone(sql, attemptId, problem)
  if (move === 'moved') await store(sql, attemptId, { state, report, problem })
  if (move === 'moved') await log(sql, row, { from: row.state, to, problem, status: report.status })
  const orderState = await moveOrderAlong(sql, row, state)
  return { state, orderId: row.order_id, orderState, problem }
}

async function lock(sql: Sql, attemptId: string): Promise<Row> {
  const { rows } = await sql.query<Row>({
    name: 'settle-lock',
    text: `SELECT a.id, a.order_id, o.state AS order_state, o.user_id, a.state, a.amount_cents::int, a.currency
             FROM payment_attempts a JOIN orders o ON o.id = a.order_id
            WHERE a.id = $1 FOR UPDATE OF a, o`,
    values: [attemptId],
  })
  if (!rows[0]) throw new Error(`no payment attempt ${attemptId}`)
  return rows[0]
}

async function moveOrderAlong(sql: Sql, row: Row, state: PaymentState): Promise<OrderState> {
  if (state === 'captured') return markOrderPaid(sql, row.order_id, { by: 'provider' })
  if (state === 'failed' || state === 'expired') return giveUpOrder(sql, row.order_id, { by: 'provider' })
  return row.order_state
}

type News = { state: PaymentState; report: PaymentReport; problem: string | undefined }

/** An attempt that is still open is looked at again by the sweeper; one that is over never is. */
async function store(sql: Sql, attemptId: string, { state, report, problem }: News): Promise<void> {
  await sql.query({
    name: 'settle-store',
    text: `UPDATE payment_attempts
              SET state = $2::text::enum_payment_attempts_state, capture_id = coalesce($3, capture_id), provider_status = $4, problem = $5, report = $6,
                  lease_until = NULL, updated_at = now(),
                  next_check_at = CASE WHEN $2::text IN ('awaiting-approval', 'declined', 'pending')
                    THEN now() + interval '3 minutes' END,
                  captured_at = CASE WHEN $2::text = 'captured' THEN coalesce(captured_at, now()) END
            WHERE id = $1`,
    values: [
      attemptId,
      state,
      report.captureId ?? null,
      report.status,
      problem ?? null,
      JSON.stringify(report),
    ],
  })
}

/** Nobody could say: the attempt keeps its state and is asked about after 2, 5, 15 and 60 seconds, then minutes. */
async function postpone(sql: Sql, attemptId: string, problem: string | undefined): Promise<void> {
  await sql.query(
    `UPDATE payment_attempts
        SET problem = $2, lease_until = NULL, checks = checks + 1, updated_at = now(),
            next_check_at = now() + make_interval(secs => (ARRAY[2, 5, 15, 60, 300, 900])[least(checks::int, 5) + 1])
      WHERE id = $1`,
    [attemptId, problem ?? null],
  )
}

async function log(sql: Sql, row: Row, details: Record<string, unknown>): Promise<void> {
  const action = `payment ${String(details.to)}`
  await logActivity(sql, { action, by: 'provider', user: row.user_id, order: row.order_id, details })
}
