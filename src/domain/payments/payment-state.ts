import type { Move } from '../orders/order-state'

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
  // Never to cancelled: while the outcome is unknown nobody may call it off.
  capturing: ['awaiting-approval', 'pending', 'captured', 'declined', 'failed', 'expired', 'needs-attention'],
  pending: ['captured', 'declined', 'failed', 'cancelled', 'needs-attention'],
  captured: [],
  // Declined until the provider reports it approved anew; that is then captured with a new request.
  declined: ['capturing', 'pending', 'captured', 'failed', 'cancelled', 'expired', 'needs-attention'],
  failed: ['pending', 'captured', 'needs-attention'],
  cancelled: ['pending', 'captured', 'needs-attention'],
  expired: ['pending', 'captured', 'needs-attention'],
  'needs-attention': ['captured', 'failed', 'cancelled'],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

const OPEN_STATES: ReadonlySet<PaymentState> = new Set([
  'created',
  'awaiting-approval',
  'capturing',
  'pending',
])

/** Whether an attempt may go from one state to another. */
export function movePayment(from: PaymentState, to: PaymentState): Move {
  if (from === to) return 'already'
  const allowed: readonly PaymentState[] = PAYMENT_MOVES[from]
  return allowed.includes(to) ? 'moved' : 'refused'
}

/** Whether the attempt is still under way by itself: the sweeper looks after it, the order is not given up. */
export function isOpen(state: PaymentState): boolean {
  return OPEN_STATES.has(state)
}
