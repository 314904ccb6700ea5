/** Specification 3, Local storage keys used by checkout. */
export const CHECKOUT_KEYS = {
  billingFormData: 'billingFormData',
  pendingOrderId: 'pendingOrderId',
  orderCreatedAt: 'orderCreatedAt',
  appliedDiscountCode: 'appliedDiscountCode',
  discountAmount: 'discountAmount',
  productDetails: 'productDetails',
  pricingData: 'pricingData',
} as const

/** Specification 3, Cart. */
export const CART_KEY = 'cart'

/** Specification 3, Auth session. */
export const SESSION_KEYS = {
  token: 'token',
  refreshToken: 'refreshToken',
  deviceId: 'deviceId',
  userRole: 'userRole',
} as const

/** What a finished checkout clears, beside the cart. */
export const KEYS_CLEARED_WHEN_PAID: readonly string[] = Object.values(CHECKOUT_KEYS)

/** What a cancelled or expired checkout clears; the form and the discount wait for the next try. */
export const KEYS_CLEARED_WHEN_CANCELLED: readonly string[] = [
  CHECKOUT_KEYS.pendingOrderId,
  CHECKOUT_KEYS.orderCreatedAt,
]
