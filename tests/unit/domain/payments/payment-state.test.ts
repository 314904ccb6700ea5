import { describe, expect, it } from 'vitest'
import { isOpen, movePayment, PAYMENT_STATES, type PaymentState } from '@/src/domain/payments/payment-state'

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

  it('lets nobody call off a capture whose outcome is unknown', () => {
    expect(movePayment('capturing', 'cancelled')).toBe('refused')
  })

  it('lets a declined buyer try another card, and stays declined until they do', () => {
    expect(movePayment('declined', 'capturing')).toBe('moved')
    expect(movePayment('declined', 'awaiting-approval')).toBe('refused')
  })

  it('looks after exactly the attempts that are still under way', () => {
    expect(PAYMENT_STATES.filter(isOpen)).toEqual(['created', 'awaiting-approval', 'capturing', 'pending'])
  })
})
