import type { Money, Movement, StoredCapture } from './state'
import type { World } from './world'

/**
 * Writes one movement of money. Nothing ever removes one: the ledger is the independent witness that
 * tests compare with the shop's own books.
 */
export function recordMovement(
  world: World,
  type: Movement['type'],
  capture: StoredCapture,
  amount: Money,
  refundId?: string,
): void {
  world.state.ledger.push({
    type,
    orderId: capture.orderId,
    captureId: capture.id,
    ...(refundId ? { refundId } : {}),
    amount: amount.value,
    currency: amount.currency_code,
    custom_id: capture.customId,
    invoice_id: capture.invoiceId,
    at: world.clock.iso(),
  })
}
