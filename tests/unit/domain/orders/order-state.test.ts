import { describe, expect, it } from 'vitest'
import {
  FIRST_ORDER_STATE,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderState,
} from '@/src/domain/orders/order-state'
import { type Move, moveIn } from '@/src/domain/states/transitions'

const moveOrder = (from: OrderState, to: OrderState) => moveIn<OrderState>(ORDER_MOVES, from, to)

/** Rows: from; columns in the order of ORDER_STATES: pending, paid, cancelled, refunded. */
const TABLE = {
  pending: ['already', 'moved', 'moved', 'refused'],
  paid: ['refused', 'already', 'refused', 'moved'],
  cancelled: ['refused', 'moved', 'already', 'refused'],
  refunded: ['refused', 'refused', 'refused', 'already'],
} as const satisfies Record<OrderState, readonly Move[]>

const PAIRS = ORDER_STATES.flatMap((from) =>
  ORDER_STATES.map((to, column) => [from, to, TABLE[from][column]] as const),
)

describe('Specification 4, Order states', () => {
  it.each(PAIRS)('%s → %s is %s', (from, to, move) => {
    expect(moveOrder(from, to)).toBe(move)
  })

  it('lets late money win: a cancelled order can be paid', () => {
    expect(moveOrder('cancelled', 'paid')).toBe('moved')
  })

  it('reaches every state from the first', () => {
    const reached = new Set<OrderState>([FIRST_ORDER_STATE])
    for (const from of reached) {
      for (const to of ORDER_STATES) if (moveOrder(from, to) === 'moved') reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...ORDER_STATES].toSorted())
  })
})
