import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import type { World } from '../world'
import { findOrder } from './find-order'
import { orderView } from './order-view'

/** `GET /v2/checkout/orders/{id}`: always the whole order. */
export function showOrder(world: World, request: ApiRequest): Answer {
  return { status: 200, body: orderView(world, findOrder(world, request.params[0]), true) }
}
