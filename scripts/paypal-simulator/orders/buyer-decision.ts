import type { StoredOrder } from '../state'
import { emitOrderEvent } from '../webhooks/order-events'
import { PAYER_ID, type World } from '../world'
import { isExpired, noteFirstLook } from './find-order'

/** What stands in the way of a decision on the approval page, or null when the buyer may decide. */
export function whyClosed(world: World, order: StoredOrder): 'expired' | 'paid' | 'approved' | null {
  if (order.status === 'COMPLETED') return 'paid'
  if (isExpired(world, order)) return 'expired'
  return order.status === 'APPROVED' && !order.mayApproveAgain ? 'approved' : null
}

/**
 * The buyer agrees. With `declined` the bank will say no: the next capture answers 422 INSTRUMENT_DECLINED
 * and the same order may be approved again.
 */
export function approve(
  world: World,
  order: StoredOrder,
  fundingSource: string | null,
  declined = false,
): void {
  if (order.pageOpens === 0) noteFirstLook(world, order)
  order.status = 'APPROVED'
  order.paidWith = fundingSource === 'card' ? 'card' : 'paypal'
  order.declineNextCapture = declined
  order.mayApproveAgain = false
  order.updatedAt = world.clock.now()
  emitOrderEvent(world, 'CHECKOUT.ORDER.APPROVED', order)
}

/** Where the buyer goes after agreeing; null when the shop gave no address. */
export function returnAddress(order: StoredOrder): string | null {
  return withQuery(order.returnUrl, { token: order.id, PayerID: PAYER_ID })
}

export function cancelAddress(order: StoredOrder): string | null {
  return withQuery(order.cancelUrl, { token: order.id })
}

function withQuery(address: string | null, query: Record<string, string>): string | null {
  if (!address) return null
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
