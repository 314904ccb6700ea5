import { z } from 'zod'
import { DISCOUNT_ERROR_TYPES } from '../discounts/discount-errors'
import { documentId } from '../ids/document-id-schema'
import { PUBLIC_STATUSES } from '../payments/payment-status'
import type { ErrorCode } from './error-codes'

const status = z.enum(PUBLIC_STATUSES)
const errorType = z.enum(DISCOUNT_ERROR_TYPES)
const productIds = z.array(documentId)
const amount = z.number()
/** Trying the same again cannot succeed. */
const nonRetriable = z.literal(true)

const discountCode = z.object({ errorType: errorType.optional() })
const products = z.object({ productIds: productIds.optional() })
/** A code that could not be checked is answered as any other check (specification 3, Discount check response). */
const discountCheck = z.object({
  valid: z.literal(false).optional(),
  discountAmount: amount.optional(),
  errorType: errorType.optional(),
})

/**
 * What a refusal carries beside its code, its sentence and the wrong fields, for the codes that carry something. Money
 * in dollars.
 */
export const ERROR_DETAILS = {
  TWO_FACTOR_REQUIRED: z.object({
    challenge: z.string(),
    deviceId: z.string(),
    expiresInSeconds: z.number(),
  }),
  INVITATION_INVALID: z.object({ reason: z.string().optional() }),
  ALREADY_REGISTERED: z.object({ userId: z.string() }),
  VALIDATION_ERROR: discountCheck,
  SYSTEM_ERROR: discountCheck,
  PRICE_CHANGED: z.object({
    amount,
    subtotal: amount,
    discountAmount: amount,
    products: z.array(z.object({ id: documentId, title: z.string(), price: amount })),
  }),
  PRODUCT_UNAVAILABLE: products,
  ALREADY_OWNED: products,
  PAYMENT_UNDER_WAY: products,
  INVOICE_OPEN: products,
  INACTIVE_CODE: discountCode,
  EXPIRED_CODE: discountCode,
  BELOW_MINIMUM: discountCode,
  USAGE_LIMIT: discountCode,
  INVALID_CODE: discountCode,
  UNSUPPORTED_PROVIDER: z.object({ nonRetriable }),
  INVALID_PAYPAL_TOKEN: z.object({ nonRetriable }),
  PROVIDER_UNAVAILABLE: z.object({ nonRetriable: nonRetriable.optional() }),
  PAYMENT_PENDING: z.object({ status }),
  PAYMENT_DECLINED: z.object({ status, nonRetriable: nonRetriable.optional() }),
  PAYMENT_NOT_FOUND: z.object({ status: status.optional() }),
  CAPTURE_FAILED: z.object({
    nonRetriable,
    status: status.optional(),
    /** The code of the refusal behind it. */
    reason: z.string().optional(),
    productIds: productIds.optional(),
    errorType: errorType.optional(),
  }),
  REFUND_NOT_POSSIBLE: z.object({ reason: z.string().nullable().optional() }),
} as const satisfies Partial<Record<ErrorCode, z.ZodObject>>

type Known = typeof ERROR_DETAILS

/** What a refusal with this code may carry, and what any may: the wrong fields, and how long to wait. */
export type ErrorDetails<Code extends ErrorCode = ErrorCode> = {
  readonly errors?: readonly { path: string; message: string }[]
  readonly retryAfterSeconds?: number
} & (Code extends keyof Known ? Readonly<z.input<Known[Code]>> : unknown)

/** The schema of what a code carries; none for most. */
export function detailsOf(code: ErrorCode): z.ZodObject | undefined {
  return code in ERROR_DETAILS ? ERROR_DETAILS[code as keyof Known] : undefined
}
