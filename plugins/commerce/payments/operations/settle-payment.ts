import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { OrderState } from '@/src/domain/orders/order-state'
import { evaluateReport } from '@/src/domain/payments/evaluate-report'
import type { Payee } from '@/src/domain/payments/payee'
import { PAYMENT_MOVES, type PaymentState } from '@/src/domain/payments/payment-state'
import { moveIn } from '@/src/domain/states/transitions'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { failpoint } from '@/src/server/failpoint'
import { type Activity, logActivity } from '@/src/server/log-activity'
import { cancelUnpaidOrder } from '../../orders/operations/cancel-unpaid-order'
import { markOrderPaid } from '../../orders/operations/mark-order-paid'
import type { PaymentReport } from '../providers/payment-report'
import { alertStaff } from './alert-staff'
import { storeOutcome } from './move-payment'
import { receivedReport } from './received-report'
import { recordReport } from './record-report'

export type Settlement = {
  state: PaymentState
  orderId: string
  orderState: OrderState
  /** The provider's own word, the last one heard. */
  providerStatus?: string | null
  problem?: string
}

/** Somebody of the staff looked at a payment that was set aside, and says what it is. It moves no other payment. */
export type StaffDecision = { actor: string; reason: string }

type Row = {
  id: string
  order_id: string
  number: string
  order_state: OrderState
  user_id: string
  provider: string
  state: PaymentState
  amount_cents: number
  currency: string
  our_payee: Payee | null
  capture_try: number
}

/**
 * The only function that changes a payment. The buyer's return, the provider's message, the sweeper and staff all
 * come through here with a report of what the provider said; this decides what it means.
 *
 * One transaction, under a lock on the attempt and its order: the attempt moves, and if the money is ours, the order
 * is paid, programs are granted, the discount is used and the receipt is queued. All or nothing.
 * Coming a second time with the same report changes nothing and gives the same answer. If settling fails, what the
 * provider said is recorded on its own, and the sweeper finishes the work.
 * An invoice that was cancelled stays cancelled, unlike a payment at a provider: it has been credited.
 */
export async function settlePayment(
  payload: Payload,
  attemptId: string,
  report: PaymentReport,
  decision?: StaffDecision,
): Promise<Settlement> {
  try {
    const settlement = await inTransaction(payload, async (sql) => {
      const settled = await settle(sql, attemptId, report, decision)
      failpoint('settle-before-commit')
      return settled
    })
    if (settlement.state === 'captured') {
      failpoint('settled-before-mail')
      wakeOutbox(payload)
    }
    return settlement
  } catch (error) {
    await recordReport(payload, attemptId, report, error)
    throw error
  }
}

/** Takes the word of staff that all of an invoice's money came, in the caller's transaction: the same moves, nothing else. */
export async function settleReceived(
  sql: Sql,
  attemptId: string,
  received: NonNullable<PaymentReport['received']>,
): Promise<void> {
  const { amount_cents: amountCents, currency } = await lock(sql, attemptId)
  await settle(sql, attemptId, receivedReport({ attemptId, amountCents, currency, received }), undefined)
}

async function settle(
  sql: Sql,
  attemptId: string,
  report: PaymentReport,
  decision: StaffDecision | undefined,
): Promise<Settlement> {
  const row = await lock(sql, attemptId)
  if (decision && row.state !== 'needs-attention') {
    return { state: row.state, orderId: row.order_id, orderState: row.order_state }
  }
  const { id, amount_cents: amountCents, currency, our_payee: payee } = row
  const expected = { id, amountCents, currency, payee, wasDeclined: row.capture_try > 1 }
  const { state: evaluated, problem } = evaluateReport(expected, report)
  const isCredited = row.provider === 'invoice' && row.state === 'cancelled'
  const to = isCredited ? row.state : (evaluated ?? row.state)
  const move = moveIn<PaymentState>(PAYMENT_MOVES, row.state, to)
  const state = move === 'refused' ? row.state : to
  if (evaluated === null) await postpone(sql, attemptId, problem)
  if (move === 'already' && to === 'declined' && report.outcome === 'not-approved')
    await forgetApproval(sql, attemptId)
  if (move === 'moved') {
    const activity = activityOf(row, report, { from: row.state, to, problem })
    await storeOutcome(sql, attemptId, { state, report, problem, activity })
  }
  if (move === 'moved' && to === 'needs-attention') await alert(sql, row, problem)
  if (decision && move === 'moved') await logDecision(sql, row, { ...decision, to })
  const orderState = await moveOrderAlong(sql, row, state, { decision, received: report.received })
  return { state, orderId: row.order_id, orderState, providerStatus: report.status, problem }
}

async function lock(sql: Sql, attemptId: string): Promise<Row> {
  const { rows } = await sql.query<Row>({
    name: 'settle-lock',
    text: `SELECT a.id, a.order_id, o.number, o.state AS order_state, o.user_id, a.provider, a.state,
                  a.amount_cents::int, a.currency, a.report -> 'ourPayee' AS our_payee, a.capture_try::int
             FROM payment_attempts a JOIN orders o ON o.id = a.order_id
            WHERE a.id = $1 FOR UPDATE OF a, o`,
    values: [attemptId],
  })
  if (!rows[0]) throw new Error(`no payment attempt ${attemptId}`)
  return rows[0]
}

async function moveOrderAlong(
  sql: Sql,
  row: Row,
  state: PaymentState,
  { decision, received }: { decision: StaffDecision | undefined; received: PaymentReport['received'] },
): Promise<OrderState> {
  const actor = decision?.actor ?? received?.actor
  const who = actor ? ({ by: 'staff', actor } as const) : ({ by: 'provider' } as const)
  if (state === 'captured') return markOrderPaid(sql, row.order_id, { ...who, receivedOn: received?.on })
  if (state === 'failed' || state === 'expired') return cancelUnpaidOrder(sql, row.order_id, who)
  return row.order_state
}

/** The approval that was refused is withdrawn: the next one is new, whenever the provider says it was given. */
async function forgetApproval(sql: Sql, attemptId: string): Promise<void> {
  await sql.query(
    'UPDATE payment_attempts SET refused_approval_at = NULL WHERE id = $1 AND refused_approval_at IS NOT NULL',
    [attemptId],
  )
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

/** Once per payment: whoever is named in the system settings hears of it at once. */
async function alert(sql: Sql, row: Row, problem: string | undefined): Promise<void> {
  const findings = [{ orderNumber: row.number, what: problem ?? 'The payment is not what was asked for.' }]
  await alertStaff(sql, { dedupeKey: `payments-need-attention:${row.id}`, findings })
}

function activityOf(
  row: Row,
  { status, received }: PaymentReport,
  change: { from: PaymentState; to: PaymentState; problem: string | undefined },
): Activity {
  return {
    action: `payment.${change.to}`,
    by: received ? 'staff' : 'provider',
    actor: received?.actor,
    user: row.user_id,
    order: row.order_id,
    details: { ...change, status, received },
  }
}

async function logDecision(
  sql: Sql,
  row: Row,
  { actor, reason, to }: StaffDecision & { to: PaymentState },
): Promise<void> {
  const details = { payment: row.id, to, reason, amountCents: row.amount_cents }
  await logActivity(sql, {
    action: 'payment.decided',
    by: 'staff',
    actor,
    user: row.user_id,
    order: row.order_id,
    details,
  })
}
