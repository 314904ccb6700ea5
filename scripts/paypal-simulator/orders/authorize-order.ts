import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { refusal } from '../http/problem'
import type { World } from '../world'
import { findOrder } from './find-order'

/**
 * `POST /v2/checkout/orders/{id}/authorize`. The simulator places no holds: an order for capture is refused
 * as PayPal does, and one for authorization as if the account could not do it.
 */
export function authorizeOrder(world: World, request: ApiRequest): Answer {
  const order = findOrder(world, request.params[0])
  throw refusal(order.intent === 'CAPTURE' ? 'ACTION_DOES_NOT_MATCH_INTENT' : 'TRANSACTION_REFUSED')
}
