import type { JsonObject } from '../json'
import { orderView } from '../orders/order-view'
import type { StoredOrder } from '../state'
import type { World } from '../world'

const SUMMARIES = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'CHECKOUT.ORDER.COMPLETED': 'Checkout Order Completed',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'A payment has been reversed after approval.',
} as const

export function emitOrderEvent(world: World, type: keyof typeof SUMMARIES, order: StoredOrder): void {
  const reversed = type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'
  world.webhooks.emit({
    type,
    resourceType: 'checkout-order',
    summary: SUMMARIES[type],
    resource: reversed ? reversedApproval(order) : orderView(world, order, true),
  })
}

/** This one event names the order as `order_id` and carries no whole order. */
function reversedApproval(order: StoredOrder): JsonObject {
  return {
    order_id: order.id,
    purchase_units: order.purchaseUnits.map((unit) => ({
      reference_id: unit.reference_id,
      ...(unit.custom_id === undefined ? {} : { custom_id: unit.custom_id }),
      ...(unit.invoice_id === undefined ? {} : { invoice_id: unit.invoice_id }),
    })),
    payment_source: order.paymentSource ?? {},
  }
}
