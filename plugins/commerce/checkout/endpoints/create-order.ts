import { orderRequestErrorCode, orderRequestSchema } from '@/src/domain/checkout/order-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { places } from '@/src/server/geo/places'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { localeOf } from '@/src/server/request-language'
import { siteOf } from '@/src/server/site'
import { CART_REFUSALS } from '../cart-refusals'
import { IDEMPOTENCY_HEADER, idempotencyKeyOf } from '../idempotency-key'
import { placeOrder } from '../operations/place-order'
import { orderAnswer } from '../order-answer'
import { EXAMPLE_ADDRESS } from './example-address'

/**
 * `POST /payments/orders` (specification 7). The server prices everything itself: prices, titles, quantities and
 * users in the body are never trusted. Refusals: 400 with the wrong fields, 409 `PRICE_CHANGED` with the new figures,
 * 409 `ALREADY_OWNED`, 409 `PAYMENT_UNDER_WAY`, 409 `INVOICE_OPEN`, 409 `PRODUCT_UNAVAILABLE`, 409 with a code's reason, 503 `PROVIDER_UNAVAILABLE`.
 * 403 for whom the site does not let buy, and `ACCOUNT_DEACTIVATED` once the account was merged into another. Optional header `Idempotency-Key`: same key, same answer.
 */
export const createOrder = defineEndpoint({
  method: 'post',
  path: '/payments/orders',
  access: 'signed-in',
  about: {
    summary: 'Places an order and gives the address where the buyer approves the payment.',
    headers: IDEMPOTENCY_HEADER,
    errors: [
      'FORBIDDEN',
      'ACCOUNT_DEACTIVATED',
      'MISSING_PAYMENT_INFORMATION',
      'EMPTY_CART',
      'PRICE_CHANGED',
      'METHOD_UNAVAILABLE',
      'PROVIDER_UNAVAILABLE',
      'IDEMPOTENCY_MISMATCH',
      ...CART_REFUSALS,
    ],
    example: {
      amount: 49,
      paymentProvider: 'paypal',
      paymentMethod: 'paypal',
      products: [{ id: '00000000-0000-4000-8000-000000000000', quantity: 1 }],
      billingAddress: EXAMPLE_ADDRESS,
    },
  },
  limit: { name: 'create-order', points: 40, seconds: 600, by: 'account' },
  input: orderRequestSchema(places),
  answers: orderAnswer,
  invalidCode: orderRequestErrorCode,
  handler: async ({ input: order, req, user }) => {
    const { isCustomer } = siteOf(req.payload)
    if (isCustomer && !isCustomer({ ...req.user })) throw new DomainError('FORBIDDEN')
    const idempotencyKey = idempotencyKeyOf(req)
    const place = () =>
      placeOrder(req.payload, user, { order, idempotencyKey, locale: localeOf(req) }, new Date())
    return order.discountCode ? withGuessBudget(req, 'discount', place) : place()
  },
})
