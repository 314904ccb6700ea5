import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { resourceNotFound } from '../http/problem'
import type { StoredCapture, StoredRefund } from '../state'
import type { World } from '../world'
import { captureView } from './capture-view'
import { refundView } from './refund-view'

export function findCapture(world: World, id: string | undefined): StoredCapture {
  const capture = id === undefined ? undefined : world.state.captures[id]
  if (!capture) throw resourceNotFound()
  return capture
}

export function findRefund(world: World, id: string | undefined): StoredRefund {
  const refund = id === undefined ? undefined : world.state.refunds[id]
  if (!refund) throw resourceNotFound()
  return refund
}

/** `GET /v2/payments/captures/{id}`: the truth about a payment, for as long as the simulator remembers. */
export function showCapture(world: World, request: ApiRequest): Answer {
  return { status: 200, body: captureView(world, findCapture(world, request.params[0])) }
}

/** `GET /v2/payments/refunds/{id}`; a reversal can be read here too. */
export function showRefund(world: World, request: ApiRequest): Answer {
  return { status: 200, body: refundView(world, findRefund(world, request.params[0])) }
}
