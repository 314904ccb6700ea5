import {
  CHECKOUT_KEYS,
  KEYS_CLEARED_WHEN_CANCELLED,
  KEYS_CLEARED_WHEN_PAID,
} from '@/src/domain/checkout/checkout-storage'
import { isPendingSessionExpired } from '@/src/domain/payments/payment-status'
import type { KeyValueStorage } from '../state/key-value-storage'
import { forgetIntent } from './checkout-intent'

export type PendingOrder = { state: 'none' } | { state: 'expired' | 'waiting'; orderId: string }

/** Remembers the order that was made here and waits for its payment at the provider. */
export function storePendingOrder(storage: KeyValueStorage, orderId: string, now: Date): void {
  storage.setItem(CHECKOUT_KEYS.pendingOrderId, orderId)
  storage.setItem(CHECKOUT_KEYS.orderCreatedAt, now.toISOString())
}

/** The order this browser left for the provider with; expired after 30 minutes (Specification 4, Checkout). */
export function readPendingOrder(storage: KeyValueStorage, now: Date): PendingOrder {
  const orderId = storage.getItem(CHECKOUT_KEYS.pendingOrderId)
  if (!orderId) return { state: 'none' }
  const createdAt = storage.getItem(CHECKOUT_KEYS.orderCreatedAt) ?? ''
  return { state: isPendingSessionExpired(createdAt, now) ? 'expired' : 'waiting', orderId }
}

/** After a cancelled or expired payment: the form and the discount wait for the next try. */
export function dropPendingOrder(storage: KeyValueStorage): void {
  for (const key of KEYS_CLEARED_WHEN_CANCELLED) storage.removeItem(key)
  forgetIntent(storage)
}

/** After a payment: nothing of the checkout is left. The cart is the caller's. */
export function clearCheckout(storage: KeyValueStorage): void {
  for (const key of KEYS_CLEARED_WHEN_PAID) storage.removeItem(key)
  forgetIntent(storage)
}
