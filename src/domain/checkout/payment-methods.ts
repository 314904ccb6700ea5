/** Specification 3, Order request: how an order is paid. Through whom is the provider's matter. */
export const PAYMENT_METHODS = ['credit', 'paypal', 'invoice'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const UNSUPPORTED_PROVIDER = 'This payment provider is not supported'
export const UNSUPPORTED_METHOD = 'This payment method is not supported'
