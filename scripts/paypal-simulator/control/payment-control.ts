import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { isObject, type JsonObject, textAt } from '../json'
import { captureView } from '../payments/capture-view'
import { completeCapture, denyCapture, finishRefund, reverseCapture } from '../payments/later-events'
import { refund } from '../payments/refund-capture'
import { refundView } from '../payments/refund-view'
import { findCapture, findRefund } from '../payments/show-payment'
import type { StoredCapture } from '../state'
import type { World } from '../world'

type Change = (world: World, capture: StoredCapture) => void

/** A pending capture settles. */
export const completeCaptureNow = changing(completeCapture)
/** A pending capture is refused. */
export const denyCaptureNow = changing(denyCapture)
/** A chargeback takes back what is left. */
export const reverseCaptureNow = changing(reverseCapture)

/** A refund made by hand on paypal.com: `{ amount? }` as a decimal string or PayPal's money object. */
export function refundOnPayPal(world: World, request: ApiRequest, body: JsonObject): Answer {
  const capture = findCapture(world, request.params[0])
  const value = textAt(body, 'amount')
  const amount = isObject(body.amount) ? body.amount : { currency_code: capture.amount.currency_code, value }
  const asked = value === undefined && !isObject(body.amount) ? {} : { amount }
  return { status: 201, body: refundView(world, findRefund(world, refund(world, capture, asked))) }
}

export function completeRefundNow(world: World, request: ApiRequest): Answer {
  const pending = findRefund(world, request.params[0])
  finishRefund(world, pending, 'complete')
  return { status: 200, body: refundView(world, pending) }
}

export function failRefundNow(world: World, request: ApiRequest): Answer {
  const pending = findRefund(world, request.params[0])
  finishRefund(world, pending, 'fail')
  return { status: 200, body: refundView(world, pending) }
}

function changing(change: Change) {
  return (world: World, request: ApiRequest): Answer => {
    const capture = findCapture(world, request.params[0])
    change(world, capture)
    return { status: 200, body: captureView(world, capture) }
  }
}
