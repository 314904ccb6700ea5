import type { StateLabel } from '../orders/order-labels'

export const DISPUTE_STATES = ['needs-answer', 'waiting', 'resolved'] as const

/** `needs-answer`: it is our turn, until its day. `waiting`: the buyer or the provider has the word. `resolved` is final. */
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** A dispute's state for staff. */
export const DISPUTE_STATE_LABELS = {
  'needs-answer': { label: 'Waits for our answer', tone: 'bad' },
  waiting: { label: 'Waits for the other side', tone: 'waiting' },
  resolved: { label: 'Settled', tone: 'good' },
} as const satisfies Record<DisputeState, StateLabel>
