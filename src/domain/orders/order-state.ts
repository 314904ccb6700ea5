import type { Transitions } from '../states/transitions'

export const ORDER_STATES = ['pending', 'paid', 'cancelled', 'refunded'] as const

export type OrderState = (typeof ORDER_STATES)[number]

/** The same in answers of the API. */
export const ORDER_STATUSES = [
  'PENDING',
  'PAID',
  'CANCELLED',
  'REFUNDED',
] as const satisfies Uppercase<OrderState>[]

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export function orderStatus(state: OrderState): OrderStatus {
  return ORDER_STATUSES[ORDER_STATES.indexOf(state)] ?? 'PENDING'
}

/** How every order begins. */
export const FIRST_ORDER_STATE = 'pending' satisfies OrderState

/**
 * Every legal move of an order. A cancelled order may still become paid: money that arrives late always
 * wins. Partly refunded is a sum over refunds, not a state.
 */
export const ORDER_MOVES = {
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: ['paid'],
  refunded: [],
} as const satisfies Transitions<OrderState>
