import { describe, expect, it } from 'vitest'
import {
  REFUND_MOVES,
  REFUND_STATES,
  type RefundState,
  takesUpMoney,
} from '@/src/domain/refunds/refund-state'
import { type Move, moveIn } from '@/src/domain/states/transitions'

const moveRefund = (from: RefundState, to: RefundState) => moveIn<RefundState>(REFUND_MOVES, from, to)

/** Rows: from; columns in the order of REFUND_STATES: requested, pending, completed, failed. */
const TABLE = {
  requested: ['already', 'moved', 'moved', 'moved'],
  pending: ['refused', 'already', 'moved', 'moved'],
  completed: ['refused', 'refused', 'already', 'refused'],
  failed: ['refused', 'moved', 'moved', 'already'],
} as const satisfies Record<RefundState, readonly Move[]>

const PAIRS = REFUND_STATES.flatMap((from) =>
  REFUND_STATES.map((to, column) => [from, to, TABLE[from][column]] as const),
)

describe('Payments: refund states', () => {
  it.each(PAIRS)('%s → %s is %s', (from, to, move) => {
    expect(moveRefund(from, to)).toBe(move)
  })

  it('never takes back money that was given back', () => {
    expect(REFUND_STATES.filter((to) => moveRefund('completed', to) === 'moved')).toEqual([])
  })

  it('keeps the amount of a refund nobody knows the outcome of from being given back again', () => {
    expect(REFUND_STATES.filter(takesUpMoney)).toEqual(['requested', 'pending', 'completed'])
  })
})
