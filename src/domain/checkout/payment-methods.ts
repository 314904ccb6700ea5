export const PAYMENT_PROVIDERS = ['paypal', 'invoice'] as const

/** Specification 3, Order request: card and PayPal both go through the provider 'paypal'. */
export const PAYMENT_METHODS = ['credit', 'paypal', 'invoice'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
