import type { Payload } from 'payload'
import { OPEN_PAYMENT_STATES, type PaymentState } from '@/src/domain/payments/payment-state'
import { DUE_BY } from '@/src/server/db/due'
import { sqlList } from '@/src/server/db/sql-list'
import { pool } from '@/src/server/db/transaction'
import { reconcilePayment } from '../operations/reconcile-payment'
import { settlePayment } from '../operations/settle-payment'

type Due = { id: string; state: PaymentState; is_abandoned: boolean }

const BATCH = 20
const OPEN = sqlList(OPEN_PAYMENT_STATES)

/**
 * Finishes what the browser, the provider's messages or a crash left open: approved but not captured, captured but
 * not recorded, begun but never answered. Nobody has to come back for it. Safe in any number of processes: the update
 * that reads an attempt also says when it is due again, so each is looked at by one worker. Returns how many it saw.
 */
export async function sweepPayments(payload: Payload): Promise<number> {
  let seen = 0
  for (;;) {
    const due = await takeDue(payload)
    for (const attempt of due) await look(payload, attempt)
    seen += due.length
    if (due.length < BATCH) return seen
  }
}

/** Each look doubles the wait for the next, from 5 minutes to 5 hours; three days without approval is the end. */
async function takeDue(payload: Payload): Promise<Due[]> {
  const { rows } = await pool(payload).query<Due>({
    name: 'sweep-due',
    text: `UPDATE payment_attempts
        SET checks = checks + 1, next_check_at = now() + interval '5 minutes' * power(2, least(checks, 6)), updated_at = now()
      WHERE id IN (SELECT id FROM payment_attempts
                    WHERE state IN (${OPEN})
                      AND next_check_at <= ${DUE_BY} AND (lease_until IS NULL OR lease_until <= now())
                    ORDER BY next_check_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, state,
        (state IN ('created', 'awaiting-approval', 'declined') AND created_at < now() - interval '3 days') AS is_abandoned`,
  })
  return rows
}

async function look(payload: Payload, attempt: Due): Promise<void> {
  try {
    const { state } = await reconcilePayment(payload, attempt.id)
    if (attempt.is_abandoned && state === attempt.state) {
      await settlePayment(payload, attempt.id, { outcome: 'gone', status: 'ABANDONED' })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'could not reconcile a payment', attempt: attempt.id })
  }
}
