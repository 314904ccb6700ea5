import type { Move } from '../orders/order-state'

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
} as const satisfies Record<RefundState, readonly RefundState[]>

/** Whether a refund may go from one state to another. */
export function moveRefund(from: RefundState, to: RefundState): Move {
  if (from === to) return 'already'
  const allowed: readonly RefundState[] = REFUND_MOVES[from]
  return allowed.includes(to) ? 'moved' : 'refused'
}

/** Whether the amount is given back or may be: it cannot be given back a second time. */
export function takesUpMoney(state: RefundState): boolean {
  return state !== 'failed'
}
