import type { Transitions } from '../states/transitions'

export const PAYMENT_STATES = [
  'created',
  'awaiting-approval',
  'capturing',
  'pending',
  'captured',
  'declined',
  'failed',
  'cancelled',
  'expired',
  'needs-attention',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * Every legal move of one attempt to pay. Wherever money has not arrived it still may: a capture can
 * complete after we gave up, and late money always wins. `pending` is money on its way (an eCheck) or an
 * invoice that waits for its payment. `captured` is final: refunds are rows of their own.
 */
export const PAYMENT_MOVES = {
  created: ['awaiting-approval', 'pending', 'captured', 'failed', 'cancelled', 'expired', 'needs-attention'],
  'awaiting-approval': [
    'capturing',
    'pending',
    'captured',
    'declined',
    'failed',
    'cancelled',
    'expired',
    'needs-attention',
  ],
  // Back to approval: PayPal may ask the buyer to return (not approved, payer action required).
  // Never to cancelled: while the outcome is unknown nobody may cancel it.
  capturing: ['awaiting-approval', 'pending', 'captured', 'declined', 'failed', 'expired', 'needs-attention'],
  pending: ['captured', 'declined', 'failed', 'cancelled', 'needs-attention'],
  captured: [],
  // Declined until the provider reports it approved anew; that is then captured with a new request.
  declined: ['capturing', 'pending', 'captured', 'failed', 'cancelled', 'expired', 'needs-attention'],
  failed: ['pending', 'captured', 'needs-attention'],
  cancelled: ['pending', 'captured', 'needs-attention'],
  expired: ['pending', 'captured', 'needs-attention'],
  'needs-attention': ['captured', 'failed', 'cancelled'],
} as const satisfies Transitions<PaymentState>

/** How an attempt begins: an invoice waits for its payment from the start. */
export function firstPaymentState(provider: string): PaymentState {
  return provider === 'invoice' ? 'pending' : 'created'
}

/** Still under way: the sweeper looks after them. (The index `payment_attempts_due` covers these.) */
export const OPEN_PAYMENT_STATES = [
  'created',
  'awaiting-approval',
  'capturing',
  'pending',
  'declined',
] as const satisfies readonly PaymentState[]

/** A payment is being taken, on its way, or waits for a person: money may have moved, so nobody pays for the same again. */
export const UNSETTLED_PAYMENT_STATES = [
  'capturing',
  'pending',
  'needs-attention',
] as const satisfies readonly PaymentState[]
