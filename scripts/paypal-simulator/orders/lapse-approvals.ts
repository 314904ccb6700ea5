import type { StoredOrder } from '../state'
import { emitOrderEvent } from '../webhooks/order-events'
import type { World } from '../world'
import { isExpired } from './find-order'

/** Tells the shop about approvals whose time ran out. Called after the clock was moved. */
export function lapseExpiredApprovals(world: World): void {
  for (const order of Object.values(world.state.orders)) {
    if (order.status === 'APPROVED' && !order.lapsed && isExpired(world, order)) lapseApproval(world, order)
  }
}

/** The approval is gone for good: the order answers 404 from now on. */
export function lapseApproval(world: World, order: StoredOrder): void {
  order.lapsed = true
  order.updatedAt = world.clock.now()
  emitOrderEvent(world, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', order)
}
