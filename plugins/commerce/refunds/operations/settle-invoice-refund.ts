import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { type LockedPayment, lockPayment } from './lock-payment'
import { settleLocked } from './settle-refund'

type InvoiceRefund = { refundId: string; amountCents: number; actor: string | null }

/** An invoice was paid outside the system and is given back there: its refund is done when it is said. Under the payment's lock. */
export async function settleInvoiceRefund(
  sql: Sql,
  payment: LockedPayment,
  { refundId, amountCents, actor }: InvoiceRefund,
): Promise<void> {
  const report = { outcome: 'completed', status: 'BY_HAND', amountCents, currency: payment.currency } as const
  await settleLocked(sql, payment, { refundId, report, isReversal: false, by: 'staff', actor })
}

/** The same for one that waited until nobody could take it back any more. What was taken back, or is done, stays so. */
export async function settleHeldInvoiceRefund(payload: Payload, refundId: string): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ attempt_id: string; amountCents: number; actor_id: string | null }>(
      'SELECT attempt_id, amount_cents::int AS "amountCents", actor_id FROM refunds WHERE id = $1',
      [refundId],
    )
    if (!rows[0]) return
    const { attempt_id: attemptId, amountCents, actor_id: actor } = rows[0]
    const payment = await lockPayment(sql, attemptId)
    const { rows: due } = await sql.query<{ id: string }>(
      `SELECT id FROM refunds WHERE id = $1 AND state = 'requested' AND coalesce(held_until, now()) <= now() FOR UPDATE`,
      [refundId],
    )
    if (due.length > 0) await settleInvoiceRefund(sql, payment, { refundId, amountCents, actor })
  })
  wakeOutbox(payload)
}
