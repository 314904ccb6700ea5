import type { FaultTarget } from '../faults/fault-kinds'
import { grantToken } from '../oauth/token-endpoint'
import { authorizeOrder } from '../orders/authorize-order'
import { captureOrder } from '../orders/capture-order'
import { createOrder } from '../orders/create-order'
import { patchOrder } from '../orders/patch-order'
import { showOrder } from '../orders/show-order'
import { refundCapture } from '../payments/refund-capture'
import { showCapture, showRefund } from '../payments/show-payment'
import { listEvents, resendEvent, showCertificate, showEvent } from '../webhooks/events-endpoints'
import { verifyWebhookSignature } from '../webhooks/verify-endpoint'
import type { World } from '../world'
import type { Answer } from './answer'
import type { ApiRequest } from './api-request'

export interface ApiRoute {
  method: string
  path: RegExp
  /** The name faults know this call by. */
  target: FaultTarget
  /** Open calls need no bearer token. */
  open?: boolean
  /** Calls that create something take a PayPal-Request-Id and wait only after they hold it. */
  keyed?: boolean
  answer(world: World, request: ApiRequest): Answer | Promise<Answer>
}

const ORDERS = '/v2/checkout/orders'
const CAPTURES = '/v2/payments/captures'
const EVENTS = '/v1/notifications/webhooks-events'

export const API_ROUTES: readonly ApiRoute[] = [
  { method: 'POST', path: at('/v1/oauth2/token'), target: 'token', open: true, answer: grantToken },
  { method: 'POST', path: at(ORDERS), target: 'create', keyed: true, answer: createOrder },
  { method: 'GET', path: at(`${ORDERS}/:id`), target: 'get', answer: showOrder },
  { method: 'PATCH', path: at(`${ORDERS}/:id`), target: 'patch', answer: patchOrder },
  { method: 'POST', path: at(`${ORDERS}/:id/authorize`), target: 'authorize', answer: authorizeOrder },
  { method: 'POST', path: at(`${ORDERS}/:id/capture`), target: 'capture', keyed: true, answer: captureOrder },
  { method: 'GET', path: at(`${CAPTURES}/:id`), target: 'get-capture', answer: showCapture },
  {
    method: 'POST',
    path: at(`${CAPTURES}/:id/refund`),
    target: 'refund',
    keyed: true,
    answer: refundCapture,
  },
  { method: 'GET', path: at('/v2/payments/refunds/:id'), target: 'get-refund', answer: showRefund },
  {
    method: 'POST',
    path: at('/v1/notifications/verify-webhook-signature'),
    target: 'verify',
    answer: verifyWebhookSignature,
  },
  { method: 'GET', path: at(EVENTS), target: 'events', answer: listEvents },
  { method: 'GET', path: at(`${EVENTS}/:id`), target: 'events', answer: showEvent },
  { method: 'POST', path: at(`${EVENTS}/:id/resend`), target: 'events', answer: resendEvent },
  {
    method: 'GET',
    path: at('/v1/notifications/certs/:id'),
    target: 'certificate',
    open: true,
    answer: showCertificate,
  },
]

/** `:id` catches one part of the path. */
export function at(path: string): RegExp {
  return new RegExp(`^${path.replace(/:id/g, '([^/]+)')}/?$`)
}
