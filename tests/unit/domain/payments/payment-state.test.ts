import { describe, expect, it } from 'vitest'
import {
  firstPaymentState,
  OPEN_PAYMENT_STATES,
  PAYMENT_MOVES,
  PAYMENT_STATES,
  type PaymentState,
  UNSETTLED_PAYMENT_STATES,
} from '@/src/domain/payments/payment-state'
import { moveIn } from '@/src/domain/states/transitions'

const movePayment = (from: PaymentState, to: PaymentState) => moveIn<PaymentState>(PAYMENT_MOVES, from, to)

/** One row per state, one mark per target in the order of PAYMENT_STATES: + moved, = already, . refused. */
const TABLE = {
  //                   cr aw ca pe cd de fa cn ex na
  created: /*         */ '= + . + + . + + + +',
  'awaiting-approval': '. = + + + + + + + +',
  capturing: /*       */ '. + = + + + + . + +',
  pending: /*         */ '. . . = + + + + . +',
  captured: /*        */ '. . . . = . . . . .',
  declined: /*        */ '. . + + + = + + + +',
  failed: /*          */ '. . . + + . = . . +',
  cancelled: /*       */ '. . . + + . . = . +',
  expired: /*         */ '. . . + + . . . = +',
  'needs-attention': /**/ '. . . . + . + + . =',
} as const satisfies Record<PaymentState, string>

const MOVE_OF: Record<string, string> = { '+': 'moved', '=': 'already', '.': 'refused' }

const PAIRS = PAYMENT_STATES.flatMap((from) =>
  PAYMENT_STATES.map((to, column) => [from, to, MOVE_OF[TABLE[from].split(' ')[column] ?? '']] as const),
)

function reachableFrom(start: PaymentState): Set<PaymentState> {
  const reached = new Set([start])
  for (const from of reached) {
    for (const to of PAYMENT_STATES) if (movePayment(from, to) === 'moved') reached.add(to)
  }
  return reached
}

describe('Specification 4, Payment states', () => {
  it.each(PAIRS)('%s → %s is %s', (from, to, move) => {
    expect(movePayment(from, to)).toBe(move)
  })

  it('reaches every state from created', () => {
    expect(reachableFrom('created').size).toBe(PAYMENT_STATES.length)
  })

  it.each(PAYMENT_STATES.filter((state) => state !== 'captured'))(
    'lets late money win: %s can become captured',
    (state) => {
      expect(movePayment(state, 'captured')).toBe('moved')
    },
  )

  it('never lets captured money become anything else', () => {
    expect([...reachableFrom('captured')]).toEqual(['captured'])
  })

  it('lets nobody cancel a capture whose outcome is unknown', () => {
    expect(movePayment('capturing', 'cancelled')).toBe('refused')
  })

  it('lets a declined buyer try another card, and stays declined until they do', () => {
    expect(movePayment('declined', 'capturing')).toBe('moved')
    expect(movePayment('declined', 'awaiting-approval')).toBe('refused')
  })

  it('looks after no attempt that is over or waits for a person', () => {
    const over = PAYMENT_STATES.filter((state) => !OPEN_PAYMENT_STATES.some((open) => open === state))
    expect(over).toEqual(['captured', 'failed', 'cancelled', 'expired', 'needs-attention'])
  })

  it('sells nothing again while money may have moved for it', () => {
    expect(UNSETTLED_PAYMENT_STATES).toEqual(['capturing', 'pending', 'needs-attention'])
  })

  it('waits for its payment from the start when it is an invoice', () => {
    expect(['invoice', 'paypal', 'none'].map(firstPaymentState)).toEqual(['pending', 'created', 'created'])
  })
})
