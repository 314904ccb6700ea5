export const DISCOUNT_ERROR_TYPES = [
  'INACTIVE_CODE',
  'EXPIRED_CODE',
  'BELOW_MINIMUM',
  'USAGE_LIMIT',
  'INVALID_CODE',
  'VALIDATION_ERROR',
  'SYSTEM_ERROR',
] as const

export type DiscountErrorType = (typeof DISCOUNT_ERROR_TYPES)[number]

/** Which notification a refusal is shown as. */
export type DiscountErrorKind = 'error' | 'warning'

export interface DiscountErrorText {
  readonly message: string
  readonly kind: DiscountErrorKind
}

/** Specification 8, Discount errorType, word for word. */
export const DISCOUNT_ERRORS = {
  INACTIVE_CODE: { message: 'This discount code is currently inactive.', kind: 'error' },
  EXPIRED_CODE: { message: 'This discount code has expired.', kind: 'error' },
  BELOW_MINIMUM: {
    message: 'Your order total is below the minimum required for this discount.',
    kind: 'warning',
  },
  USAGE_LIMIT: { message: 'This discount code has reached its usage limit.', kind: 'error' },
  INVALID_CODE: { message: 'This discount code is invalid or does not exist.', kind: 'error' },
  // The table shows no sentence for this one; section 5 has it.
  VALIDATION_ERROR: { message: 'Discount code and amount are required', kind: 'error' },
  SYSTEM_ERROR: { message: 'Unable to validate discount code. Please try again later.', kind: 'error' },
} as const satisfies Record<DiscountErrorType, DiscountErrorText>

/** The table's last row: what is said when the errorType is missing or unknown. */
export const DEFAULT_DISCOUNT_ERROR: DiscountErrorText = {
  message: 'Invalid or expired discount code',
  kind: 'error',
}

/** Said by the browser when the question never reached the server (the specification's other reading). */
export const DISCOUNT_CALL_FAILED = 'Failed to validate discount code.'

/** Specification 5: the box was empty when Apply was pressed. */
export const DISCOUNT_CODE_MISSING = 'Please enter a discount code'

/** Sentence and kind of notification for an errorType as it came over the wire. */
export function discountErrorText(errorType: unknown): DiscountErrorText {
  const known = DISCOUNT_ERROR_TYPES.find((type) => type === errorType)
  return known ? DISCOUNT_ERRORS[known] : DEFAULT_DISCOUNT_ERROR
}
