import { describe, expect, it } from 'vitest'
import { DISCOUNT_ERROR_TYPES } from '@/src/domain/discounts/discount-errors'
import { DomainError } from '@/src/domain/errors/domain-error'
import { ERROR_TABLE, type ErrorText, isErrorCode } from '@/src/domain/errors/error-codes'
import { detailsOf, ERROR_DETAILS } from '@/src/domain/errors/error-details'

const rows: [string, ErrorText][] = Object.entries(ERROR_TABLE)

describe('Specification 8, Error catalogue', () => {
  it.each([
    ['INVALID_TOKENS', 401, 'Invalid tokens'],
    ['MISSING_PAYMENT_INFORMATION', 400, 'Missing required payment information'],
    ['EMPTY_CART', 400, 'Your cart is empty. Please add items before checkout.'],
    ['INVALID_PAYPAL_TOKEN', 400, 'Invalid PayPal token format'],
    ['CAPTURE_FAILED', 422, 'Failed to capture payment.'],
    ['PAYMENT_NOT_FOUND', 404, 'Payment not found or not completed'],
    ['EXPIRED_CODE', 409, 'This discount code has expired.'],
  ])('answers %s with %i: %s', (code, status, message) => {
    expect(rows).toContainEqual([code, { status, message }])
  })

  it('has a row for every reason a discount is refused', () => {
    expect(DISCOUNT_ERROR_TYPES.filter((type) => !isErrorCode(type))).toEqual([])
  })

  it('says 403 only to whom the session must end for', () => {
    const ending = rows.filter(([, { status }]) => status === 403).map(([code]) => code)
    // A right is missing in calls of staff alone, which no screen of the storefront makes.
    expect(ending).toEqual(['FORBIDDEN', 'MISSING_RIGHT', 'ACCOUNT_DEACTIVATED'])
  })

  it('does not tell a buyer whose payment is open that it failed', () => {
    for (const code of [
      'PAYMENT_PENDING',
      'PROVIDER_UNAVAILABLE',
      'UNKNOWN_ERROR',
      'RATE_LIMITED',
    ] as const) {
      expect(ERROR_TABLE[code].message).not.toMatch(/declined|failed|invalid/i)
    }
  })

  it.each(rows)('%s is an answer with a sentence', (_code, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(600)
    expect(message).not.toBe('')
  })

  it('knows its own codes and no others', () => {
    expect(isErrorCode('NOT_FOUND')).toBe(true)
    for (const other of ['toString', '', null, 404]) expect(isErrorCode(other)).toBe(false)
  })
})

describe('Specification 8, A refusal', () => {
  it('carries its code, its status and its public sentence', () => {
    const error = new DomainError('PRICE_CHANGED')
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'DomainError', code: 'PRICE_CHANGED', status: 409 })
    expect(error.message).toBe(ERROR_TABLE.PRICE_CHANGED.message)
  })

  it('keeps what is for the log apart from what is for the public', () => {
    const cause = new Error('socket hang up')
    const error = new DomainError('PROVIDER_UNAVAILABLE', {
      internal: 'debug id 7',
      details: { nonRetriable: true },
      cause,
    })
    expect(error).toMatchObject({ internal: 'debug id 7', details: { nonRetriable: true }, cause })
    expect(error.message).not.toContain('debug id 7')
  })

  it('names every code that carries something', () => {
    const codes = Object.keys(ERROR_DETAILS)
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([])
    expect(detailsOf('PRICE_CHANGED')).toBe(ERROR_DETAILS.PRICE_CHANGED)
    expect(detailsOf('NOT_FOUND')).toBeUndefined()
  })

  it('may say it in better words', () => {
    expect(new DomainError('NOT_FOUND', { message: 'Failed to fetch product' }).message).toBe(
      'Failed to fetch product',
    )
  })
})
