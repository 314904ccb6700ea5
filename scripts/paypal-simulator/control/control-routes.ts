import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { at } from '../http/api-routes'
import type { JsonObject } from '../json'
import type { World } from '../world'
import { disputeCapture } from './dispute-control'
import { clearFaults, listFaults, setFault } from './fault-control'
import { addHistory } from './history-control'
import {
  approveOrder,
  cancelOrder,
  captureBehindBack,
  declineOrder,
  getOrder,
  lapseOrder,
  listOrders,
} from './order-control'
import {
  completeCaptureNow,
  completeRefundNow,
  denyCaptureNow,
  failRefundNow,
  refundOnPayPal,
  reverseCaptureNow,
} from './payment-control'
import { readWebhooks, setWebhooks } from './webhook-control'
import {
  advanceClock,
  readClock,
  readLedger,
  readRequests,
  reset,
  revokeAllTokens,
  setTokenLifetime,
} from './world-control'

interface ControlRoute {
  method: string
  path: RegExp
  answer(world: World, request: ApiRequest, body: JsonObject): Answer | Promise<Answer>
}

const get = (path: string, answer: ControlRoute['answer']): ControlRoute => ({
  method: 'GET',
  path: under(path),
  answer,
})
const post = (path: string, answer: ControlRoute['answer']): ControlRoute => ({
  method: 'POST',
  path: under(path),
  answer,
})

/** Everything tests and the demo can do that PayPal, its buyers and time would do. See README.md. */
export const CONTROL_ROUTES: readonly ControlRoute[] = [
  get('/orders', listOrders),
  get('/orders/:id', getOrder),
  post('/orders/:id/approve', approveOrder),
  post('/orders/:id/decline', declineOrder),
  post('/orders/:id/cancel', cancelOrder),
  post('/orders/:id/capture', captureBehindBack),
  post('/orders/:id/lapse', lapseOrder),
  post('/captures/:id/complete', completeCaptureNow),
  post('/captures/:id/deny', denyCaptureNow),
  post('/captures/:id/reverse', reverseCaptureNow),
  post('/captures/:id/refund', refundOnPayPal),
  post('/captures/:id/dispute', disputeCapture),
  post('/refunds/:id/complete', completeRefundNow),
  post('/refunds/:id/fail', failRefundNow),
  post('/history', addHistory),
  get('/ledger', readLedger),
  get('/clock', readClock),
  post('/clock', advanceClock),
  get('/requests', readRequests),
  get('/faults', listFaults),
  post('/faults', setFault),
  { method: 'DELETE', path: under('/faults'), answer: clearFaults },
  post('/tokens/revoke', revokeAllTokens),
  post('/tokens/lifetime', setTokenLifetime),
  get('/webhooks', readWebhooks),
  post('/webhooks', setWebhooks),
  post('/reset', reset),
]

function under(path: string): RegExp {
  return at(`/_simulator${path}`)
}
