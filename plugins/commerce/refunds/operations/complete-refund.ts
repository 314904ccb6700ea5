import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { releaseDiscount } from '../../discounts/operations/release-discount'
import { queueEvents } from '../../events/queue-events'
import { creditRefund } from '../../invoices/operations/issue-credit-note'
import { moveOrder } from '../../orders/operations/move-order'
import { endUserProducts } from '../../user-products/operations/end-user-products'
import type { LockedPayment } from './lock-payment'
import { queueRefundNotice } from './queue-refund-notice'

type CompletedRefund = { id: string; reason: string; isReversal: boolean }

/**
 * What follows when money has gone back, in the caller's transaction: access of its lines ends (when asked, or else when
 * the line is given back in full), an order of which nothing is left is refunded and gives its discount back, a credit
 * note is issued, the buyer is told. A reversal was the buyer's own doing: staff are told instead.
 */
export async function completeRefund(
  sql: Sql,
  payment: LockedPayment,
  refund: CompletedRefund,
): Promise<void> {
  const { orderId, userId: user } = payment
  const lineIds = await decideEnds(sql, refund.id)
  const reason = refund.isReversal ? 'reversed' : `refunded: ${refund.reason}`
  await endUserProducts(sql, { orderId, lineIds, reason })
  if (await isAllGivenBack(sql, payment)) await refundOrder(sql, payment)
  const creditNote = await creditRefund(sql, orderId, refund)
  await queueEvents(sql, 'onRefunded', [{ refundId: refund.id, orderId, userId: user }])
  if (refund.isReversal) {
    const details = { what: 'payment reversed', refund: refund.id }
    await logActivity(sql, { action: 'attention.needed', by: 'provider', user, order: orderId, details })
  } else {
    await queueRefundNotice(sql, refund.id, creditNote)
  }
}

/** Settles for each line of the refund whether its access ends, and writes the answer down. Gives those that end. */
async function decideEnds(sql: Sql, refundId: string): Promise<string[]> {
  const { rows } = await sql.query<{ order_line: string; end_access: boolean | null }>(
    `UPDATE refunds_lines p
        SET end_access = coalesce(p.end_access, l.total_cents <= (
              SELECT sum(other.amount_cents) FROM refunds_lines other JOIN refunds r ON r.id = other._parent_id
               WHERE other.order_line = p.order_line AND r.order_id = l._parent_id AND r.state = 'completed'))
       FROM orders_lines l WHERE p._parent_id = $1 AND l.id = p.order_line
      RETURNING p.order_line, p.end_access`,
    [refundId],
  )
  return rows.filter(({ end_access }) => end_access).map(({ order_line }) => order_line)
}

async function isAllGivenBack(sql: Sql, { attemptId, amountCents }: LockedPayment): Promise<boolean> {
  const { rows } = await sql.query<{ cents: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM refunds WHERE attempt_id = $1 AND state = 'completed'`,
    [attemptId],
  )
  return rows[0]?.cents === amountCents
}

async function refundOrder(sql: Sql, { orderId, userId: user }: LockedPayment): Promise<void> {
  if (!(await moveOrder(sql, orderId, 'refunded'))) return
  await releaseDiscount(sql, orderId)
  await logActivity(sql, { action: 'order.refunded', by: 'provider', user, order: orderId })
}
