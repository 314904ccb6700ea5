import type { StateLabel } from '../orders/order-labels'
import type { RefundState } from './refund-state'

/** A refund's state for staff. */
export const REFUND_STATE_LABELS = {
  requested: { label: 'Being confirmed', tone: 'waiting' },
  pending: { label: 'On its way', tone: 'waiting' },
  completed: { label: 'Refunded', tone: 'good' },
  failed: { label: 'Did not go through', tone: 'bad' },
} as const satisfies Record<RefundState, StateLabel>
