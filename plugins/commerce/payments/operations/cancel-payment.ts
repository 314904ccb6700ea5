import type { Payload } from 'payload'
import { movePayment, type PaymentState } from '@/src/domain/payments/payment-state'
import { inTransaction } from '@/src/server/db/transaction'
import { giveUpOrder } from '../../orders/operations/give-up-order'

/** Calls a payment off before any money moved, and its order with it. What cannot be called off stays as it is. */
export async function cancelPayment(
  payload: Payload,
  attemptId: string,
  userId: string,
): Promise<PaymentState> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ state: PaymentState; order_id: string }>(
      `SELECT a.state, a.order_id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
        WHERE a.id = $1 FOR UPDATE OF a, o`,
      [attemptId],
    )
    const row = rows[0]
    if (!row) throw new Error(`no payment attempt ${attemptId}`)
    if (movePayment(row.state, 'cancelled') !== 'moved' || row.state === 'pending') return row.state
    await sql.query(
      `UPDATE payment_attempts SET state = 'cancelled', next_check_at = NULL, updated_at = now() WHERE id = $1`,
      [attemptId],
    )
    await giveUpOrder(sql, row.order_id, { by: 'customer', actor: userId })
    return 'cancelled'
  })
}
