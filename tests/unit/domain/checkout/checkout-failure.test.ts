import { describe, expect, it } from 'vitest'
import { readCheckoutFailure } from '@/src/domain/checkout/checkout-failure'

const read = (failure: Parameters<typeof readCheckoutFailure>[0]) => readCheckoutFailure(failure, 'Failed.')

describe('Specification 8, Checkout', () => {
  it.each([
    { code: 'AUTH_REQUIRED' },
    { message: 'AUTH_REQUIRED' },
    { status: 401 },
    { status: 500, message: 'Token expired' },
    { message: 'Token is invalid' },
    { message: 'Token has expired' },
    { message: 'Invalid tokens' },
    { message: 'Access denied' },
  ])('asks to sign in first and come back to /payment after %o', (failure) => {
    expect(read(failure)).toEqual({
      type: 'warning',
      message: 'Please log in to continue with payment.',
      redirect: '/login?redirect=%2Fpayment',
    })
  })

  it('does not ask to sign in because of a PayPal token', () => {
    expect(read({ status: 400, message: 'Invalid PayPal token format' })).toEqual({
      type: 'error',
      message: 'Invalid PayPal token format',
      redirect: null,
    })
  })

  it('takes the blame for a field the database misses', () => {
    const message = 'null value in column "total" violates not-null constraint'
    expect(read({ status: 500, message })).toEqual({
      type: 'error',
      message: 'Payment system error: Missing required field. Please try again later.',
      redirect: null,
    })
  })

  it("shows the server's sentence, or the caller's own where there is none", () => {
    expect(read({ status: 409, message: 'A price has changed.' })).toMatchObject({
      message: 'A price has changed.',
    })
    for (const nothing of [{}, { message: '' }, { message: null, status: null, code: null }]) {
      expect(read(nothing)).toEqual({ type: 'error', message: 'Failed.', redirect: null })
    }
  })
})
