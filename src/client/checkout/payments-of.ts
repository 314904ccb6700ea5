import type { Shop } from '../shop/create-shop'
import { createPaymentCalls, type PaymentCalls } from './payment-calls'

const made = new WeakMap<Shop, PaymentCalls>()

/** The payment calls of a shop, made once. Apart from it, so that a page with a cart alone does not load what reads them. */
export function paymentsOf(shop: Shop): PaymentCalls {
  const known = made.get(shop) ?? createPaymentCalls(shop.api, shop.session)
  made.set(shop, known)
  return known
}
