import type { Transitions } from '../states/transitions'

export const REFUND_STATES = ['requested', 'pending', 'completed', 'failed'] as const

export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Every legal move of a refund. `requested`: written down, and nobody knows yet what the provider made of it.
 * `pending`: the provider has taken it on, the money is on its way. `failed` may still complete: what the provider
 * really gave back counts, whatever it said before. `completed` is final.
 */
export const REFUND_MOVES = {
  requested: ['pending', 'completed', 'failed'],
  pending: ['completed', 'failed'],
  completed: [],
  failed: ['pending', 'completed'],
} as const satisfies Transitions<RefundState>

/** How every refund begins. */
export const FIRST_REFUND_STATE = 'requested' satisfies RefundState

/** Whether the amount is given back or may be: it cannot be given back a second time. */
export function takesUpMoney(state: RefundState): boolean {
  return state !== 'failed'
}
