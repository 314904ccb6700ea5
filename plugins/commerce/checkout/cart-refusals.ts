/** Why a cart cannot be ordered as it is, in error codes: of products, of what their buyer has, and of the discount code. */
export const CART_REFUSALS = [
  'ALREADY_OWNED',
  'PAYMENT_UNDER_WAY',
  'INVOICE_OPEN',
  'PRODUCT_UNAVAILABLE',
  'INVALID_CODE',
  'INACTIVE_CODE',
  'EXPIRED_CODE',
  'BELOW_MINIMUM',
  'USAGE_LIMIT',
] as const
