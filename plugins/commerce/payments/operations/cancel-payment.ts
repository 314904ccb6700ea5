import type { Payload } from 'payload'
import { PAYMENT_MOVES, type PaymentState } from '@/src/domain/payments/payment-state'
import { moveIn } from '@/src/domain/states/transitions'
import { inTransaction } from '@/src/server/db/transaction'
import { cancelUnpaidOrder } from '../../orders/operations/cancel-unpaid-order'
import { connectedProvider } from '../providers/require-provider'
import { cancelAttempt } from './move-payment'

/**
 * Cancels a payment before any money moved, and its order with it. What cannot be cancelled stays as it is: money on
 * its way, and what a person must look at first, since money may have moved. An invoice waits for money nobody sent yet.
 */
export async function cancelPayment(
  payload: Payload,
  attemptId: string,
  userId: string,
  by: 'customer' | 'staff' = 'customer',
): Promise<PaymentState> {
  const { state, closes } = await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Row>(
      `SELECT a.state, a.provider, a.order_id, a.provider_order_id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
        WHERE a.id = $1 FOR UPDATE OF a, o`,
      [attemptId],
    )
    const row = rows[0]
    if (!row) throw new Error(`no payment attempt ${attemptId}`)
    const isOnItsWay = row.state === 'pending' && row.provider !== 'invoice'
    const isKept = isOnItsWay || row.state === 'needs-attention'
    if (isKept || moveIn<PaymentState>(PAYMENT_MOVES, row.state, 'cancelled') !== 'moved')
      return { state: row.state }
    await cancelAttempt(sql, attemptId)
    await cancelUnpaidOrder(sql, row.order_id, { by, actor: userId })
    return { state: 'cancelled' as const, closes: row }
  })
  if (closes?.provider_order_id) await closeAtProvider(payload, closes.provider, closes.provider_order_id)
  return state
}

type Row = { state: PaymentState; provider: string; order_id: string; provider_order_id: string | null }

/** A courtesy: what is paid at a provider that cannot close it, or did not hear of it, is late money and wins. */
async function closeAtProvider(payload: Payload, provider: string, providerOrderId: string): Promise<void> {
  try {
    await connectedProvider(payload, provider)?.cancel?.(providerOrderId)
  } catch (err) {
    payload.logger.warn({ err, msg: 'could not close a payment at its provider', providerOrderId })
  }
}
