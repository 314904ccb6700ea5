import type { Locale } from '../languages/locales'
import type { OrderState } from './order-state'

/** How a state looks beside its word: the mark says the same as the colour. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet'

export type StateLabel = { readonly label: string; readonly tone: Tone }

export const ORDER_STATE_LABELS = {
  pending: { label: 'Waiting for payment', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  refunded: { label: 'Refunded', tone: 'quiet' },
} as const satisfies Record<OrderState, StateLabel>

export type PaymentMethod = 'credit' | 'paypal' | 'invoice' | 'none'

/** How an order is or was paid, as staff say it. */
export const METHOD_LABELS = {
  credit: 'Credit or debit card',
  paypal: 'PayPal',
  invoice: 'Invoice',
  none: 'Nothing to pay',
} as const satisfies Record<PaymentMethod, string>

/** The same within a sentence that the buyer reads: "paid by …". */
export const PAID_BY_LABELS = {
  en: {
    credit: 'credit or debit card',
    paypal: 'PayPal',
    invoice: 'invoice',
    none: 'discount code, nothing to pay',
  },
  fr: {
    credit: 'carte de crédit ou de débit',
    paypal: 'PayPal',
    invoice: 'facture',
    none: 'code de rabais, rien à payer',
  },
} as const satisfies Record<Locale, Record<PaymentMethod, string>>
