import type { JsonObject } from '../json'
import { captureView } from '../payments/capture-view'
import { refundView } from '../payments/refund-view'
import type { PurchaseUnit, StoredOrder } from '../state'
import { PAYER_ID, type World } from '../world'

/** An order as PayPal shows it: `id, status, links`, or all of it with `full`. */
export function orderView(world: World, order: StoredOrder, full: boolean): JsonObject {
  const links = orderLinks(world, order)
  if (!full) return { id: order.id, status: order.status, links }
  const source = paymentSource(order)
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...(source ? { payment_source: source } : {}),
    purchase_units: order.purchaseUnits.map((unit) => unitView(world, order, unit)),
    ...(order.paidWith ? { payer: payer() } : {}),
    create_time: world.clock.iso(order.createdAt),
    update_time: world.clock.iso(order.updatedAt),
    links,
  }
}

/** Where the buyer is sent: `payer-action` for orders with a payment source, `approve` for the older shape. */
export function buyerLink(world: World, order: StoredOrder): JsonObject {
  return {
    href: `${world.origin}/checkoutnow?token=${order.id}`,
    rel: order.paymentSource ? 'payer-action' : 'approve',
    method: 'GET',
  }
}

function orderLinks(world: World, order: StoredOrder): JsonObject[] {
  const href = `${world.origin}/v2/checkout/orders/${order.id}`
  const self = { href, rel: 'self', method: 'GET' }
  const update = { href, rel: 'update', method: 'PATCH' }
  const capture = { href: `${href}/capture`, rel: 'capture', method: 'POST' }
  if (order.status === 'COMPLETED') return [self]
  if (order.status === 'APPROVED') return [self, update, capture]
  if (order.paymentSource) return [self, buyerLink(world, order)]
  return [self, buyerLink(world, order), update, capture]
}

function unitView(world: World, order: StoredOrder, unit: PurchaseUnit): JsonObject {
  const captures = order.captureIds
    .map((id) => world.state.captures[id])
    .filter((capture) => capture !== undefined && capture.referenceId === unit.reference_id)
  if (captures.length === 0) return unit
  const refunds = Object.values(world.state.refunds).filter((refund) =>
    order.captureIds.includes(refund.captureId),
  )
  return {
    ...unit,
    payee: captures[0]?.payee ?? unit.payee,
    payments: {
      captures: captures.flatMap((capture) => (capture ? [captureView(world, capture)] : [])),
      ...(refunds.length > 0 ? { refunds: refunds.map((refund) => refundView(world, refund)) } : {}),
    },
  }
}

function paymentSource(order: StoredOrder): JsonObject | null {
  if (order.paidWith === 'card') {
    return { card: { name: 'Test Buyer', last_digits: '1111', brand: 'VISA', type: 'CREDIT' } }
  }
  if (!order.paidWith) return order.paymentSource ? { paypal: {} } : null
  return {
    paypal: {
      email_address: 'buyer@simulator.example',
      account_id: PAYER_ID,
      account_status: 'VERIFIED',
      name: { given_name: 'Test', surname: 'Buyer' },
      address: { country_code: 'CA' },
    },
  }
}

function payer(): JsonObject {
  return {
    name: { given_name: 'Test', surname: 'Buyer' },
    email_address: 'buyer@simulator.example',
    payer_id: PAYER_ID,
    address: { country_code: 'CA' },
  }
}
