import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { TAKEN_BACK } from '@/src/domain/refunds/undo-window'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { lockPayment } from './lock-payment'
import { storeRefundOutcome } from './move-refund'

type TakenBack = { orderId: string; refundId: string; actor: string }

/**
 * Takes a refund back that has not gone out yet: no money moved, nobody was told, access is as it was, and the amount can be
 * refunded again. Under the lock of the payment, and against the row that whoever sends it claims: one of the two happens. A
 * second time changes nothing. `NOT_FOUND`; `TOO_LATE_TO_UNDO` once it goes out, or for one that never waited.
 */
export async function takeBackRefund(
  payload: Payload,
  { orderId, refundId, actor }: TakenBack,
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ attempt_id: string }>(
      'SELECT attempt_id FROM refunds WHERE id = $1 AND order_id = $2',
      [refundId, orderId],
    )
    if (!rows[0]) throw new DomainError('NOT_FOUND')
    const { userId: user } = await lockPayment(sql, rows[0].attempt_id)
    const { isTakenBack, isHeld, amountCents } = await readHeld(sql, refundId)
    if (isTakenBack) return
    if (!isHeld) throw new DomainError('TOO_LATE_TO_UNDO')
    const report = { outcome: 'failed', status: 'TAKEN_BACK' } as const
    await storeRefundOutcome(sql, refundId, { state: 'failed', report, problem: TAKEN_BACK })
    await logActivity(sql, {
      action: 'refund.taken-back',
      by: 'staff',
      actor,
      user,
      order: orderId,
      details: { refund: refundId, amountCents },
    })
  })
}

/** By the clock and not by the transaction's beginning, which may have waited for the lock. */
async function readHeld(sql: Sql, refundId: string) {
  const { rows } = await sql.query<{ isTakenBack: boolean; isHeld: boolean; amountCents: number }>(
    `SELECT state = 'failed' AND problem IS NOT DISTINCT FROM $2 AS "isTakenBack", amount_cents::int AS "amountCents",
            state = 'requested' AND lease_until IS NULL AND coalesce(held_until > clock_timestamp(), false) AS "isHeld"
       FROM refunds WHERE id = $1 FOR UPDATE`,
    [refundId, TAKEN_BACK],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}
