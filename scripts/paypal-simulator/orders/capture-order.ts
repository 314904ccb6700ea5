import type { Fault } from '../faults/fault-queue'
import type { Answer } from '../http/answer'
import { type ApiRequest, headerOf, wantsRepresentation } from '../http/api-request'
import { refusal, resourceNotFound } from '../http/problem'
import { keyedCall, ORDER_KEY_LIFE_MS } from '../idempotency/keyed-call'
import { takePayment } from '../payments/take-payment'
import type { StoredOrder } from '../state'
import type { World } from '../world'
import { findOrder } from './find-order'
import { buyerLink, orderView } from './order-view'

const MAX_DECLINED_ATTEMPTS = 10

/** `POST /v2/checkout/orders/{id}/capture`: at most one capture per order, whatever the keys. */
export async function captureOrder(world: World, request: ApiRequest): Promise<Answer> {
  return await keyedCall(world, request, {
    scope: 'capture',
    lifeMs: ORDER_KEY_LIFE_MS,
    work: () => capture(world, request),
    show: (id) => {
      const order = world.state.orders[id]
      if (!order) throw resourceNotFound()
      return orderView(world, order, wantsRepresentation(request))
    },
  })
}

function capture(world: World, request: ApiRequest): string {
  const order = findOrder(world, request.params[0])
  if (order.intent !== 'CAPTURE') throw refusal('ACTION_DOES_NOT_MATCH_INTENT')
  if (order.status === 'COMPLETED') throw refusal('ORDER_ALREADY_CAPTURED')
  const source = request.rawBody.trim() === '' ? undefined : request.rawBody
  if (source?.includes('"payment_source"') && !headerOf(request, 'paypal-request-id')) {
    throw refusal('PAYPAL_REQUEST_ID_REQUIRED')
  }
  if (order.status !== 'APPROVED') throw refusal('ORDER_NOT_APPROVED', {}, [buyerLink(world, order)])
  if (order.declineNextCapture) declineInstrument(world, order)
  completeOrder(world, order, world.faults.take('capture', 'work'))
  return order.id
}

function completeOrder(world: World, order: StoredOrder, fault: Fault | undefined): void {
  if (fault?.fault === 'payer-action') {
    backToBuyer(world, order)
    throw refusal('PAYER_ACTION_REQUIRED', {}, [{ ...buyerLink(world, order), rel: 'payer-action' }])
  }
  if (fault?.fault === 'instrument-declined') refuseInstrument(world, order)
  takePayment(world, order, fault)
  if (fault?.fault === 'already-captured') throw refusal('ORDER_ALREADY_CAPTURED')
}

/** The bank said no. The same order can be approved again with another card, so it goes back to the buyer. */
function declineInstrument(world: World, order: StoredOrder): never {
  backToBuyer(world, order)
  refuse(world, order)
}

/** The same, as PayPal's papers may be read, too: the approval stands until the buyer gives another. */
function refuseInstrument(world: World, order: StoredOrder): never {
  order.mayApproveAgain = true
  refuse(world, order)
}

function refuse(world: World, order: StoredOrder): never {
  order.declinedAttempts += 1
  if (order.declinedAttempts > MAX_DECLINED_ATTEMPTS) throw refusal('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED')
  const again = buyerLink(world, order)
  throw refusal(
    'INSTRUMENT_DECLINED',
    {},
    [
      { ...again, rel: 'redirect' },
      { ...again, rel: 'payer-action' },
    ],
    true,
  )
}

function backToBuyer(world: World, order: StoredOrder): void {
  order.status = order.paymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
  order.paidWith = null
  order.declineNextCapture = false
  order.updatedAt = world.clock.now()
}
