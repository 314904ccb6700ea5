import { describe, expect, it } from 'vitest'
import { readStatusCheckFailure } from '@/src/domain/payments/status-check'

describe('Specification 8, Payment status check', () => {
  it.each([
    ['a timeout', { failure: 'timeout' } as const],
    ['no answer', { failure: 'network' } as const],
    ['500', { status: 500 }],
    ['503', { status: 503, message: 'Try later.' }],
  ])('may be made again after %s', (_name, failure) => {
    expect(readStatusCheckFailure(failure).isRetriable).toBe(true)
  })

  it('is not made again when the payment was not found', () => {
    expect(readStatusCheckFailure({ status: 404 })).toEqual({
      isRetriable: false,
      message: 'Payment not found or not completed',
    })
  })

  it('passes on what the server said', () => {
    expect(readStatusCheckFailure({ status: 429, message: 'Too many attempts.' })).toEqual({
      isRetriable: false,
      message: 'Too many attempts.',
    })
    expect(readStatusCheckFailure({ status: 503, message: 'Try later.' }).message).toBe('Try later.')
  })

  it('never calls an unchecked payment failed', () => {
    expect(readStatusCheckFailure({ failure: 'timeout' }).message).not.toMatch(/declined|failed|invalid/i)
  })
})
