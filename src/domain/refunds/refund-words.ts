import type { StateWords } from '../orders/order-words'
import type { RefundState } from './refund-state'

/** A refund's state for staff. */
export const REFUND_WORDS = {
  requested: { label: 'Being confirmed', tone: 'waiting' },
  pending: { label: 'On its way', tone: 'waiting' },
  completed: { label: 'Refunded', tone: 'good' },
  failed: { label: 'Did not go through', tone: 'bad' },
} as const satisfies Record<RefundState, StateWords>
