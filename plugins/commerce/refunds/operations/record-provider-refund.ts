import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { type RefundableLine, splitRefund } from '@/src/domain/refunds/split-refund'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { RefundReport } from '../../payments/providers/payment-report'
import { insertRefund, type NewRefund } from './insert-refund'
import { type LockedPayment, lockPayment, refundableLines } from './lock-payment'
import { settleLocked } from './settle-refund'

type Given = { attemptId: string; providerRefundId: string; report: RefundReport; isReversal: boolean }

/**
 * Takes a refund or a reversal that was made at the provider into our books, once per refund of the provider, and
 * settles it. What cannot be ours to the cent (another currency, more than is left) is logged for staff to look at.
 */
export async function recordProviderRefund(payload: Payload, given: Given): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const payment = await lockPayment(sql, given.attemptId)
    const { report, isReversal, providerRefundId } = given
    const known = await find(sql, providerRefundId)
    if (known) {
      await settleLocked(sql, payment, { refundId: known, report, isReversal })
      return
    }
    if (report.outcome !== 'completed' && report.outcome !== 'pending') return
    const refund = asNewRefund(await refundableLines(sql, payment.orderId), payment, given)
    if (!refund || refund.amountCents !== report.amountCents) await askForALook(sql, payment, given)
    if (!refund) return
    const refundId = await insertRefund(sql, payment, refund)
    const { amountCents } = refund
    await settleLocked(sql, payment, { refundId, report: { ...report, amountCents }, isReversal })
  })
  wakeOutbox(payload)
}

async function find(sql: Sql, providerRefundId: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>('SELECT id FROM refunds WHERE provider_refund_id = $1', [
    providerRefundId,
  ])
  return rows[0]?.id ?? null
}

/** The refund as our books can hold it: never more than is left of the payment. Null when there is nothing to hold. */
function asNewRefund(
  lines: RefundableLine[],
  payment: LockedPayment,
  { report, isReversal, providerRefundId }: Given,
): NewRefund | null {
  if (report.currency !== payment.currency || !report.amountCents) return null
  const leftCents = lines.reduce((sum, line) => sum + line.leftCents, 0)
  const split = splitRefund(lines, { amountCents: Math.min(report.amountCents, leftCents) })
  if (split.kind !== 'split') return null
  const centsOf = new Map(split.parts.map(({ id, amountCents }) => [id, amountCents]))
  // A chargeback undoes the whole sale: every line ends, whatever was agreed before, and however little was taken.
  const parts = isReversal
    ? lines.map(({ id }) => ({ id, amountCents: centsOf.get(id) ?? 0, endAccess: true }))
    : split.parts.map((part) => ({ ...part, endAccess: null }))
  return {
    origin: 'provider',
    amountCents: split.amountCents,
    parts,
    reason: isReversal ? 'Reversed by the payment provider' : 'Refunded at the payment provider',
    providerRefundId,
  }
}

async function askForALook(sql: Sql, payment: LockedPayment, given: Given): Promise<void> {
  const { providerRefundId, report } = given
  const { amountCents, currency } = report
  await logActivity(sql, {
    action: 'attention.needed',
    by: 'provider',
    user: payment.userId,
    order: payment.orderId,
    details: { what: 'refund that does not fit the payment', providerRefundId, amountCents, currency },
  })
}
