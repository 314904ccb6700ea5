import { describe, expect, it } from 'vitest'
import { INVALID_TOKEN_MESSAGE, isPayPalToken } from '@/src/domain/payments/paypal-token'

describe('Specification 5, Provider token', () => {
  it('accepts what PayPal gives out', () => {
    expect(isPayPalToken('5O190127TN364715T')).toBe(true)
  })

  it('refuses a token containing a hyphen', () => {
    expect(isPayPalToken('EC-5O190127TN364715T')).toBe(false)
    expect(isPayPalToken('0b6ac8a4-6f3c-4d8e-9a0f-8f6f1f5f7d11')).toBe(false)
    expect(INVALID_TOKEN_MESSAGE).toBe('Invalid PayPal token format')
  })

  it.each(['', '..', 'a/b', 'a?b', 'a b', 'a%2e', 'A'.repeat(65), null, undefined, 5])(
    'refuses %o',
    (token) => {
      expect(isPayPalToken(token)).toBe(false)
    },
  )
})
