import { describe, expect, it } from 'vitest'
import {
  DISCOUNT_CALL_FAILED,
  DISCOUNT_CODE_MISSING,
  DISCOUNT_ERRORS,
  discountErrorText,
} from '@/src/domain/discounts/discount-errors'

describe('Specification 8, Discount errorType', () => {
  it.each([
    ['INACTIVE_CODE', 'This discount code is currently inactive.', 'error'],
    ['EXPIRED_CODE', 'This discount code has expired.', 'error'],
    ['BELOW_MINIMUM', 'Your order total is below the minimum required for this discount.', 'warning'],
    ['USAGE_LIMIT', 'This discount code has reached its usage limit.', 'error'],
    ['INVALID_CODE', 'This discount code is invalid or does not exist.', 'error'],
    ['VALIDATION_ERROR', 'Discount code and amount are required', 'error'],
    ['SYSTEM_ERROR', 'Unable to validate discount code. Please try again later.', 'error'],
    ['SOMETHING_NEW', 'Invalid or expired discount code', 'error'],
    ['toString', 'Invalid or expired discount code', 'error'],
    [undefined, 'Invalid or expired discount code', 'error'],
  ])('says for %s: %s (%s)', (errorType, message, kind) => {
    expect(discountErrorText(errorType)).toEqual({ message, kind })
  })

  it('warns only where the order can still grow into the discount', () => {
    const warnings = Object.entries(DISCOUNT_ERRORS).filter(([, { kind }]) => kind === 'warning')
    expect(warnings.map(([errorType]) => errorType)).toEqual(['BELOW_MINIMUM'])
  })

  it('asks for a code when the box is empty, and says so when nobody could be asked', () => {
    expect(DISCOUNT_CODE_MISSING).toBe('Please enter a discount code')
    expect(DISCOUNT_CALL_FAILED).toBe('Failed to validate discount code.')
  })
})
