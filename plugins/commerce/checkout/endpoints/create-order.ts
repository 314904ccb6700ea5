import { orderRequestErrorCode, orderRequestSchema } from '@/src/domain/checkout/order-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { places } from '@/src/server/geo/places'
import { placeOrder } from '../operations/place-order'

/**
 * `POST /payments/orders` (specification 7). The server prices everything itself: prices, titles, quantities and
 * users in the body are never trusted. Refusals: 400 with the wrong fields, 409 `PRICE_CHANGED` with the new figures,
 * 409 `ALREADY_OWNED`, 409 `PRODUCT_UNAVAILABLE`, 409 with a code's reason, 503 `PROVIDER_UNAVAILABLE`.
 * Optional header `Idempotency-Key`: same key, same answer.
 */
export const createOrder = defineEndpoint({
  method: 'post',
  path: '/payments/orders',
  access: 'signed-in',
  input: orderRequestSchema(places),
  invalidCode: orderRequestErrorCode,
  handler: async ({ input: order, req, user }) => {
    const idempotencyKey = req.headers.get('Idempotency-Key')
    if (idempotencyKey !== null && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey)) {
      const errors = [{ path: 'Idempotency-Key', message: 'At most 100 visible characters' }]
      throw new DomainError('VALIDATION_ERROR', { details: { errors } })
    }
    return placeOrder(req.payload, user, { order, idempotencyKey }, new Date())
  },
})
