import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import type { MessageKey } from '../languages/catalogs'

type MethodText = Record<'label' | 'description' | 'button', MessageKey<'checkout'>>

/** The three ways to pay, in the words of Specification 2, Payment screen. */
export const METHOD_TEXTS = {
  credit: { label: 'card', description: 'cardText', button: 'payByCard' },
  paypal: { label: 'paypal', description: 'paypalText', button: 'payByPaypal' },
  invoice: { label: 'invoice', description: 'invoiceMethodText', button: 'requestInvoiceButton' },
} as const satisfies Record<PaymentMethod, MethodText>
