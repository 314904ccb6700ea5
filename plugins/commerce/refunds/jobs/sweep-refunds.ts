import type { Payload } from 'payload'
import { isOnline } from '@/src/domain/payments/offline'
import type { RefundState } from '@/src/domain/refunds/refund-state'
import { DUE_BY } from '@/src/server/db/due'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { refundKeys } from '../../payments/providers/refund-keys'
import { requireProvider } from '../../payments/providers/require-provider'
import { sendRefund } from '../operations/send-refund'
import { settleHeldInvoiceRefund } from '../operations/settle-invoice-refund'
import { settleRefund } from '../operations/settle-refund'

type Due = { id: string; state: RefundState; provider_refund_id: string | null; provider: string }

const BATCH = 20

/**
 * Finishes refunds a crash or a lost answer left open: those nobody knows the outcome of are asked for again with the
 * same key, those on their way are looked at, and those nobody took back in time go out. Safe in any number of processes. Returns how many it saw.
 */
export async function sweepRefunds(payload: Payload): Promise<number> {
  await handOver(payload)
  let seen = 0
  for (;;) {
    const due = await takeDue(payload)
    for (const refund of due) await look(payload, refund)
    seen += due.length
    if (due.length < BATCH) return seen
  }
}

/** Refunds that got no answer for too long to ask again safely wait for a person, who is told once. */
async function handOver(payload: Payload): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ id: string; order_id: string }>(
      `UPDATE refunds r SET next_check_at = NULL, updated_at = now(),
              problem = 'No answer for too long: look at ' || coalesce(keys.of -> a.provider ->> 'name', a.provider) || '.'
         FROM payment_attempts a, (SELECT $1::jsonb AS of) keys
        WHERE a.id = r.attempt_id AND r.state = 'requested' AND r.next_check_at <= ${DUE_BY}
          AND r.created_at <= now() - make_interval(days => coalesce((keys.of -> a.provider ->> 'days')::int, 40))
        RETURNING r.id, r.order_id`,
      [JSON.stringify(refundKeys(payload))],
    )
    for (const { id, order_id: order } of rows) {
      const details = { what: 'refund without an answer', refund: id }
      await logActivity(sql, { action: 'attention.needed', by: 'system', order, details })
    }
  })
}

/** Each look doubles the wait for the next, from 5 minutes to 5 hours. */
async function takeDue(payload: Payload): Promise<Due[]> {
  const { rows } = await pool(payload).query<Due>(
    `UPDATE refunds r
        SET checks = r.checks + 1, next_check_at = now() + interval '5 minutes' * power(2, least(r.checks, 6)), updated_at = now()
       FROM payment_attempts a
      WHERE a.id = r.attempt_id AND r.id IN (SELECT id FROM refunds
                    WHERE state IN ('requested', 'pending') AND next_check_at <= ${DUE_BY}
                      AND (lease_until IS NULL OR lease_until <= now())
                    ORDER BY next_check_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING r.id, r.state, r.provider_refund_id, a.provider`,
  )
  return rows
}

async function look(payload: Payload, { id, state, provider_refund_id, provider }: Due): Promise<void> {
  try {
    if (state === 'requested')
      await (isOnline(provider) ? sendRefund(payload, id) : settleHeldInvoiceRefund(payload, id))
    else if (provider_refund_id) {
      const report = await requireProvider(payload, provider).getRefund(provider_refund_id)
      await settleRefund(payload, id, report)
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'could not finish a refund', refund: id })
  }
}
