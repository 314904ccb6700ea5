import { describe, expect, it } from 'vitest'
import {
  type CaptureAnswer,
  readCaptureAnswer,
  resultFromCapture,
} from '@/src/domain/payments/capture-outcome'

const read = (status: number, body: unknown = {}) => readCaptureAnswer({ status, body })
const result = (answer: CaptureAnswer) => resultFromCapture(readCaptureAnswer(answer))

describe('Specification 8, Capture', () => {
  it('says where to look when the call timed out', () => {
    expect(readCaptureAnswer({ failure: 'timeout' })).toEqual({
      kind: 'unknown',
      message: 'Payment request timed out. Please check your profile to see if the payment was processed.',
    })
  })

  it.each([
    ['409', 409, {}],
    ['a message', 422, { success: false, message: 'Order ALREADY CAPTURED by somebody' }],
    ['an error text', 400, { error: 'already captured' }],
    ["PayPal's own code", 422, { error: 'ORDER_ALREADY_CAPTURED' }],
  ])('treats "already captured" as success: %s', (_name, status, body) => {
    expect(read(status, body)).toEqual({ kind: 'captured', message: 'Payment was already captured.' })
  })

  it('does not retry a request that was wrong', () => {
    expect(read(400, { message: 'whatever' })).toEqual({
      kind: 'refused',
      message: 'Invalid payment request. Please try again.',
      nonRetriable: true,
    })
  })

  it('names a token that cannot be one', () => {
    expect(read(400, { message: 'Invalid PayPal token format' })).toEqual({
      kind: 'refused',
      message: 'Invalid PayPal token format',
      nonRetriable: true,
    })
  })

  it('says "Failed to capture payment." where nothing better is known', () => {
    expect(read(422)).toMatchObject({ kind: 'refused', message: 'Failed to capture payment.' })
    expect(read(500, '<html>')).toMatchObject({ kind: 'unknown', message: 'Failed to capture payment.' })
    expect(readCaptureAnswer({ failure: 'network' })).toMatchObject({ message: 'Failed to capture payment.' })
  })

  it('takes success as captured only when the answer says so', () => {
    expect(read(200, { success: true })).toEqual({ kind: 'captured', message: null })
    expect(read(200, { success: 'yes' })).toMatchObject({ kind: 'refused' })
    expect(read(200, null)).toMatchObject({ kind: 'refused' })
  })

  it('waits with the buyer while the provider is still confirming', () => {
    expect(read(202, { success: false, error: 'PAYMENT_PENDING', message: 'Being confirmed.' })).toEqual({
      kind: 'pending',
      message: 'Being confirmed.',
    })
    expect(read(202)).toEqual({
      kind: 'pending',
      message: 'Your payment is being confirmed. We will email you as soon as it is complete.',
    })
    expect(read(202, { message: 'Soon.' })).toEqual({ kind: 'pending', message: 'Soon.' })
  })
})

describe('Specification 4, Result screen: after the one capture attempt', () => {
  it('is a success when captured, now or before', () => {
    expect(result({ status: 200, body: { success: true } })).toBe('success')
    expect(result({ status: 409, body: {} })).toBe('success')
  })

  it('is an error when the result is non-retriable', () => {
    expect(result({ status: 400, body: {} })).toBe('error')
    expect(result({ status: 200, body: { success: false, message: 'No.', nonRetriable: true } })).toBe(
      'error',
    )
    expect(result({ status: 503, body: { success: false, message: 'No.', nonRetriable: true } })).toBe(
      'error',
    )
  })

  it.each(['Your card was declined', 'Payment FAILED', 'Invalid instrument'])(
    'is an error when it says: %s',
    (message) => {
      for (const status of [200, 402, 500])
        expect(result({ status, body: { success: false, message } })).toBe('error')
    },
  )

  it('is unknown for anything else', () => {
    expect(result({ failure: 'timeout' })).toBe('unknown')
    expect(result({ failure: 'network' })).toBe('unknown')
    expect(result({ status: 502, body: '<html>' })).toBe('unknown')
    expect(result({ status: 503, body: { success: false, message: 'Try later.' } })).toBe('unknown')
    expect(result({ status: 200, body: { success: false, message: 'Not now.' } })).toBe('unknown')
    expect(result({ status: 202, body: { success: false, error: 'PAYMENT_PENDING' } })).toBe('unknown')
  })
})
