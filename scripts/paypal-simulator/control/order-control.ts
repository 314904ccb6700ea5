import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { PayPalProblem } from '../http/problem'
import { type JsonObject, textAt } from '../json'
import { approve, cancelAddress, returnAddress, whyClosed } from '../orders/buyer-decision'
import { isExpired } from '../orders/find-order'
import { lapseApproval } from '../orders/lapse-approvals'
import { orderView } from '../orders/order-view'
import { takePayment } from '../payments/take-payment'
import type { StoredOrder } from '../state'
import type { World } from '../world'

/** What PayPal holds: the whole order, also when it has expired, and the simulator's own knowledge of it. */
export function getOrder(world: World, request: ApiRequest): Answer {
  return { status: 200, body: heldOrder(world, stored(world, request)) }
}

/** All orders, oldest first. */
export function listOrders(world: World): Answer {
  const orders = Object.values(world.state.orders)
  return { status: 200, body: orders.map((order) => heldOrder(world, order)) }
}

/** The buyer agrees without a browser. Answers where the browser would go. */
export function approveOrder(world: World, request: ApiRequest, body: JsonObject): Answer {
  return decide(world, stored(world, request), textAt(body, 'fundingSource') ?? null, false)
}

/** The buyer agrees with a card that the bank will refuse: the next capture is INSTRUMENT_DECLINED. */
export function declineOrder(world: World, request: ApiRequest, body: JsonObject): Answer {
  return decide(world, stored(world, request), textAt(body, 'fundingSource') ?? null, true)
}

/** The buyer turns back. PayPal's order stays as it is. */
export function cancelOrder(world: World, request: ApiRequest): Answer {
  const order = stored(world, request)
  return { status: 200, body: { id: order.id, status: order.status, redirect: cancelAddress(order) } }
}

/** Captures behind the shop's back: the shop's own capture then hears ORDER_ALREADY_CAPTURED. */
export function captureBehindBack(world: World, request: ApiRequest): Answer {
  const order = stored(world, request)
  if (order.status !== 'APPROVED' || isExpired(world, order)) throw conflict(`The order is ${order.status}.`)
  takePayment(world, order)
  return { status: 200, body: heldOrder(world, order) }
}

/** Withdraws an approval now, as PayPal does when an approved order was not captured in time. */
export function lapseOrder(world: World, request: ApiRequest): Answer {
  const order = stored(world, request)
  if (order.status !== 'APPROVED') throw conflict(`The order is ${order.status}, not APPROVED.`)
  lapseApproval(world, order)
  return { status: 200, body: heldOrder(world, order) }
}

function decide(world: World, order: StoredOrder, fundingSource: string | null, declined: boolean): Answer {
  const closed = whyClosed(world, order)
  if (closed) throw conflict(`The order is ${closed}.`)
  if (fundingSource) order.fundingSource = fundingSource
  approve(world, order, fundingSource ?? order.fundingSource, declined)
  return { status: 200, body: { id: order.id, status: order.status, redirect: returnAddress(order) } }
}

function heldOrder(world: World, order: StoredOrder): JsonObject {
  return {
    ...orderView(world, order, true),
    simulator: {
      fundingSource: order.fundingSource,
      landingPage: order.landingPage,
      brandName: order.brandName,
      returnUrl: order.returnUrl,
      cancelUrl: order.cancelUrl,
      pageOpens: order.pageOpens,
      paidWith: order.paidWith,
      declineNextCapture: order.declineNextCapture,
      declinedAttempts: order.declinedAttempts,
      expired: isExpired(world, order),
      expiresAt: world.clock.iso(order.deadline),
    },
  }
}

function stored(world: World, request: ApiRequest): StoredOrder {
  const order = world.state.orders[request.params[0] ?? '']
  if (!order) throw new PayPalProblem(404, 'RESOURCE_NOT_FOUND')
  return order
}

function conflict(message: string): PayPalProblem {
  return new PayPalProblem(409, 'RESOURCE_CONFLICT', [], [], false, message)
}
