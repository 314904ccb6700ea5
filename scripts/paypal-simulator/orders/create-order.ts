import type { Answer } from '../http/answer'
import { type ApiRequest, headerOf, jsonObjectOf, wantsRepresentation } from '../http/api-request'
import { PayPalProblem, refusal } from '../http/problem'
import { keyedCall, ORDER_KEY_LIFE_MS } from '../idempotency/keyed-call'
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../json'
import { fromMinor, toMinor } from '../money'
import type { PurchaseUnit } from '../state'
import { MERCHANT, type World } from '../world'
import { checkForm } from './check-form'
import { checkMeaning } from './check-meaning'
import { ORDER_LIFE_MS } from './find-order'
import { orderView } from './order-view'

const SHOWN_DESCRIPTION = 127
const SHOWN_DESCRIPTOR = 22

/** `POST /v2/checkout/orders`. */
export async function createOrder(world: World, request: ApiRequest): Promise<Answer> {
  return await keyedCall(world, request, {
    scope: 'create',
    lifeMs: ORDER_KEY_LIFE_MS,
    work: () => placeOrder(world, checkedBody(request)),
    show: (id) => {
      const order = world.state.orders[id]
      if (!order) throw new PayPalProblem(404, 'RESOURCE_NOT_FOUND')
      return orderView(world, order, wantsRepresentation(request))
    },
  })
}

function checkedBody(request: ApiRequest): JsonObject {
  const body = jsonObjectOf(request)
  const requestId = headerOf(request, 'paypal-request-id')
  if (body.payment_source !== undefined && !requestId) throw refusal('PAYPAL_REQUEST_ID_REQUIRED')
  if (requestId && requestId.length > 108) {
    throw refusal('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id', location: 'header' })
  }
  checkForm(body)
  checkMeaning(body)
  return body
}

function placeOrder(world: World, body: JsonObject): string {
  const id = world.ids.next('order')
  const now = world.clock.now()
  const source = objectAt(body, 'payment_source') ?? null
  const context =
    objectAt(objectAt(source ?? {}, 'paypal'), 'experience_context') ?? objectAt(body, 'application_context')
  world.state.orders[id] = {
    id,
    intent: body.intent === 'AUTHORIZE' ? 'AUTHORIZE' : 'CAPTURE',
    status: source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    purchaseUnits: (listAt(body, 'purchase_units') ?? []).filter(isObject).map(storedUnit),
    paymentSource: source,
    brandName: textAt(context, 'brand_name') ?? null,
    returnUrl: textAt(context, 'return_url') ?? null,
    cancelUrl: textAt(context, 'cancel_url') ?? null,
    landingPage: textAt(context, 'landing_page') ?? null,
    fundingSource: null,
    pageOpens: 0,
    paidWith: null,
    declineNextCapture: false,
    declinedAttempts: 0,
    captureIds: [],
    createdAt: now,
    updatedAt: now,
    deadline: now + ORDER_LIFE_MS,
    lapsed: false,
  }
  return id
}

/** Long descriptions are not refused, only cut, as PayPal does today. */
function storedUnit(unit: JsonObject): PurchaseUnit {
  const amount = objectAt(unit, 'amount')
  const currency = textAt(amount, 'currency_code') ?? ''
  const description = textAt(unit, 'description')?.slice(0, SHOWN_DESCRIPTION)
  const descriptor = textAt(unit, 'soft_descriptor')?.slice(0, SHOWN_DESCRIPTOR)
  return {
    ...unit,
    ...(description === undefined ? {} : { description }),
    ...(descriptor === undefined ? {} : { soft_descriptor: descriptor }),
    reference_id: textAt(unit, 'reference_id') ?? 'default',
    amount: { ...amount, ...fromMinor(toMinor(textAt(amount, 'value') ?? '0', currency), currency) },
    payee: { ...MERCHANT, ...objectAt(unit, 'payee') },
  }
}
