import type { Payload } from 'payload'
import { PAYMENT_MOVES, type PaymentState } from '@/src/domain/payments/payment-state'
import { moveIn } from '@/src/domain/states/transitions'
import { inTransaction } from '@/src/server/db/transaction'
import { cancelUnpaidOrder } from '../../orders/operations/cancel-unpaid-order'
import { cancelAttempt } from './move-payment'

/**
 * Calls a payment off before any money moved, and its order with it. What cannot be called off stays as it is: money on
 * its way, and what a person must look at first, since money may have moved. An invoice waits for money nobody sent yet.
 */
export async function cancelPayment(
  payload: Payload,
  attemptId: string,
  userId: string,
  by: 'customer' | 'staff' = 'customer',
): Promise<PaymentState> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ state: PaymentState; provider: string; order_id: string }>(
      `SELECT a.state, a.provider, a.order_id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
        WHERE a.id = $1 FOR UPDATE OF a, o`,
      [attemptId],
    )
    const row = rows[0]
    if (!row) throw new Error(`no payment attempt ${attemptId}`)
    const isOnItsWay = row.state === 'pending' && row.provider !== 'invoice'
    const isKept = isOnItsWay || row.state === 'needs-attention'
    if (isKept || moveIn<PaymentState>(PAYMENT_MOVES, row.state, 'cancelled') !== 'moved') return row.state
    await cancelAttempt(sql, attemptId)
    await cancelUnpaidOrder(sql, row.order_id, { by, actor: userId })
    return 'cancelled'
  })
}
