import { allocate } from '../money/allocate'

/** An order of `@payloadcms/plugin-ecommerce`: amounts in the smallest unit of their currency. */
export type TheirOrder = {
  id: string
  status: 'processing' | 'completed' | 'cancelled' | 'refunded' | null
  amount: number | null
  currency: string | null
  email: string | null
  placedAt: string
  items: { product: string | null; variant: string | null; quantity: number }[]
}

export type TheirTransaction = {
  id: string
  orderId: string | null
  status: 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired' | 'refunded'
  amount: number | null
  currency: string | null
  method: string
  reference: string | null
  madeAt: string
}

export const MOVED_STATES = ['paid', 'refunded', 'cancelled'] as const
export type MovedState = (typeof MOVED_STATES)[number]

/** What becomes of an order: moved in a state with the payment that stands behind it, or listed for a person, and why. */
export type Plan =
  | { kind: 'move'; state: MovedState; payment: TheirTransaction | null }
  | { kind: 'list'; why: string }

/** Nothing is guessed: an order moves when its own amount, its payments and its state tell the same. */
export function planOrder(
  order: TheirOrder,
  transactions: readonly TheirTransaction[],
  currency: string,
): Plan {
  const { amount, status } = order
  if (order.currency !== currency) return list(`is in ${order.currency ?? 'no currency'}`)
  if (amount === null || !Number.isSafeInteger(amount) || amount < 0) return list('has no amount')
  if (!order.email) return list('has no email address')
  if (order.items.length === 0) return list('has no products')
  const came = transactions.filter((each) => each.status === 'succeeded' || each.status === 'refunded')
  const foreign = came.find((each) => each.currency !== currency)
  if (foreign) return list(`was paid in ${foreign.currency ?? 'no currency'}`)
  if (status === 'cancelled')
    return came.length === 0
      ? { kind: 'move', state: 'cancelled', payment: null }
      : list('is cancelled and was paid')
  if (amount === 0 && came.length === 0 && status !== 'refunded')
    return { kind: 'move', state: 'paid', payment: null }
  return planPaid(amount, status === 'refunded' ? 'refunded' : 'paid', came)
}

function planPaid(
  amount: number,
  state: Exclude<MovedState, 'cancelled'>,
  came: readonly TheirTransaction[],
): Plan {
  const [payment, ...others] = came
  if (!payment) return list(`is ${state} and has no payment that went through`)
  if (others.length > 0) return list(`has ${came.length} payments that went through`)
  if (payment.amount !== amount) return list(`costs ${amount} and ${payment.amount ?? 'nothing'} came`)
  if (state === 'paid' && payment.status === 'refunded') return list('is not refunded, and its payment is')
  return { kind: 'move', state, payment }
}

function list(why: string): Plan {
  return { kind: 'list', why }
}

/**
 * What each line of an order cost: the other shop kept only the whole. It is spread by what the products cost now, in
 * equal parts where nobody knows; the lines always sum to the whole.
 */
export function spreadOver(amount: number, pricesNow: readonly (number | null)[]): number[] {
  const known = pricesNow.map((price) => price ?? 0)
  const sum = known.reduce((total, price) => total + price, 0)
  if (sum === 0)
    return allocate(
      amount,
      pricesNow.map(() => amount),
    )
  const times = Math.ceil(amount / sum) || 1
  return allocate(
    amount,
    known.map((price) => price * times),
  )
}
