import { resourceNotFound } from '../http/problem'
import type { StoredOrder } from '../state'
import type { World } from '../world'

/** An unpaid order lives 6 h from its creation, and 6 h more from the buyer's first look at the page. */
export const ORDER_LIFE_MS = 6 * 3_600_000

/** The order, or 404 RESOURCE_NOT_FOUND when there is none or its time has run out. */
export function findOrder(world: World, id: string | undefined): StoredOrder {
  const order = id === undefined ? undefined : world.state.orders[id]
  if (!order || isExpired(world, order)) throw resourceNotFound()
  return order
}

export function isExpired(world: World, order: StoredOrder): boolean {
  return order.status !== 'COMPLETED' && (order.lapsed || world.clock.now() >= order.deadline)
}

/** Called once the buyer has looked at the page, however often they look. */
export function noteFirstLook(world: World, order: StoredOrder): void {
  if (order.pageOpens === 0) order.deadline = world.clock.now() + ORDER_LIFE_MS
  order.pageOpens += 1
}
