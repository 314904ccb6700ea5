import { describe, expect, it } from 'vitest'
import {
  CART_KEY,
  CHECKOUT_KEYS,
  KEYS_CLEARED_WHEN_CANCELLED,
  KEYS_CLEARED_WHEN_PAID,
  SESSION_KEYS,
} from '@/src/domain/checkout/checkout-storage'

describe('Specification 3, Local storage keys', () => {
  it('are called as the specification calls them', () => {
    expect([...Object.values(CHECKOUT_KEYS), CART_KEY]).toEqual([
      'billingFormData',
      'pendingOrderId',
      'orderCreatedAt',
      'appliedDiscountCode',
      'discountAmount',
      'productDetails',
      'pricingData',
      'cart',
    ])
    expect(Object.values(SESSION_KEYS)).toEqual(['token', 'refreshToken', 'deviceId', 'userRole'])
  })

  it('survive a finished checkout only where they are the session', () => {
    expect(KEYS_CLEARED_WHEN_PAID).toEqual(Object.values(CHECKOUT_KEYS))
    expect(KEYS_CLEARED_WHEN_PAID).not.toContain('token')
  })
})

describe('Specification 4, Checkout: cancelling', () => {
  it('clears the pending order id and its creation time', () => {
    expect(KEYS_CLEARED_WHEN_CANCELLED).toEqual(['pendingOrderId', 'orderCreatedAt'])
  })
})
