import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'

type MethodText = { label: string; description: string; button: string }

/** The three ways to pay, in the words of Specification 2, Payment screen. */
export const METHOD_TEXTS = {
  credit: {
    label: 'Credit or debit card',
    description: 'You enter your card on our payment provider’s secure page.',
    button: 'Pay with debit or credit card',
  },
  paypal: {
    label: 'PayPal',
    description: 'You sign in to PayPal and approve the payment there.',
    button: 'Pay with PayPal',
  },
  invoice: {
    label: 'Invoice',
    description: 'You fill in a form, and we email you an invoice.',
    button: 'Request invoice',
  },
} as const satisfies Record<PaymentMethod, MethodText>
