import { describe, expect, it } from 'vitest'
import { decideReturn, type ReturnFacts, type ReturnVisit } from '@/src/domain/payments/buyer-return'

const token = '5O190127TN364715T'
const PAYMENT: ReturnVisit = { screen: 'payment', token, payerId: 'PAYER1', orderId: 'o1' }
const RESULT: ReturnVisit = { screen: 'result', token, paymentComplete: null }
const on = (visit: ReturnVisit, facts: Partial<ReturnFacts> = {}) =>
  decideReturn(visit, { looks: 0, ...facts })
const found = (status?: string) => ({ check: { kind: 'found', details: { status } } as const })

/** How each screen ends after an answer to the capture, where Specification 4 lets them differ. */
const CAPTURES = [
  ['captured', { status: 200, body: { success: true } }, 'paid', 'paid'],
  ['captured before', { status: 409, body: {} }, 'paid', 'paid'],
  ['still being confirmed', { status: 202, body: {} }, 'confirming', 'look-again'],
  ['refused for good', { status: 400, body: {} }, 'failed', 'failed'],
  ['declined', { status: 402, body: { message: 'The card was declined.' } }, 'failed', 'failed'],
  ['refused for no reason we know', { status: 422, body: { message: 'Hm.' } }, 'failed', 'unknown'],
  ['never answered', { failure: 'timeout' }, 'unknown', 'unknown'],
  ['asked of nobody who is signed in', 'sign-in', 'sign-in', 'sign-in'],
] as const

describe('Specification 4: one decision for a buyer who is back from the provider, on both screens', () => {
  it.each([
    ['/payment', PAYMENT],
    ['/payment/success', RESULT],
  ])('asks for the details first, and captures when nobody could say: %s', (_screen, visit) => {
    expect(on(visit)).toEqual({ kind: 'check', token })
    expect(on(visit, found('COMPLETED'))).toEqual({ kind: 'paid', orderId: null })
    expect(on(visit, found('PENDING')).kind).toBe('capture')
    expect(on(visit, { check: { kind: 'unanswered' } }).kind).toBe('capture')
    expect(on(visit, { check: { kind: 'sign-in' } })).toEqual({ kind: 'sign-in' })
    expect(on(visit, { check: { kind: 'not-found' } })).toEqual({
      kind: 'failed',
      message: 'Payment not found or not completed',
    })
  })

  it('goes by the other statuses on the result screen only; on the return they are captured', () => {
    expect(on(RESULT, found('PAYER_ACTION_REQUIRED')).kind).toBe('paid')
    expect(on(RESULT, found('DECLINED')).kind).toBe('failed')
    expect(on(PAYMENT, found('PAYER_ACTION_REQUIRED')).kind).toBe('capture')
    expect(on(PAYMENT, found('DECLINED')).kind).toBe('capture')
  })

  it('names order and payer to the capture where they are known', () => {
    const asked = (visit: ReturnVisit) => on(visit, found('PENDING'))
    expect(asked(PAYMENT)).toEqual({
      kind: 'capture',
      request: { token, orderId: 'o1', payerId: 'PAYER1' },
    })
    expect(asked(RESULT)).toEqual({ kind: 'capture', request: { token } })
  })

  it.each(CAPTURES)(
    'a capture that was %s: %o ends /payment %s, /payment/success %s',
    (_title, capture, payment, result) => {
      expect(on(PAYMENT, { ...found('PENDING'), capture }).kind).toBe(payment)
      expect(on(RESULT, { ...found('PENDING'), capture }).kind).toBe(result)
    },
  )

  it('refuses a token that cannot be one without asking anybody, each screen in its own sentence', () => {
    const badToken = 'EC-123'
    expect(on({ ...PAYMENT, token: badToken })).toEqual({
      kind: 'failed',
      message: 'Invalid PayPal token format',
    })
    expect(on({ ...RESULT, token: badToken })).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/^Invalid payment token format/),
    })
  })

  it('names the paid order, whether the details or the capture said which', () => {
    const check = { kind: 'found', details: { status: 'COMPLETED', orderId: 'o7' } } as const
    expect(on(RESULT, { check })).toEqual({ kind: 'paid', orderId: 'o7' })
    const capture = { status: 200, body: { success: true, order: { id: 'o8' } } }
    expect(on(RESULT, { ...found('PENDING'), capture })).toEqual({ kind: 'paid', orderId: 'o8' })
  })

  it('is paid at once when the screen before has seen it paid, token or none', () => {
    const paymentComplete = { kind: 'paymentComplete', orderId: 'o1', fresh: true }
    expect(on({ screen: 'result', token: null, paymentComplete })).toEqual({ kind: 'paid', orderId: 'o1' })
  })
})

describe('looking again at a payment that is being confirmed', () => {
  const capture = { status: 202, body: {} }
  const afterMs = (looks: number) => {
    const step = on(RESULT, { ...found('PENDING'), capture, looks })
    return step.kind === 'look-again' ? step.afterMs : step.kind
  }

  it('happens later and later, at most every half a minute, and comes to an end', () => {
    expect([0, 1, 2].map(afterMs)).toEqual([3_000, 4_500, 6_750])
    expect(afterMs(20)).toBe(30_000)
    expect(afterMs(40)).toBe('confirming')
  })

  it('ends with what the details say by then', () => {
    expect(on(RESULT, { ...found('COMPLETED'), capture, looks: 1 }).kind).toBe('paid')
    expect(on(RESULT, { ...found('DECLINED'), capture, looks: 1 }).kind).toBe('failed')
  })
})
