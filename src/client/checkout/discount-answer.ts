import * as z from 'zod/mini'
import {
  DISCOUNT_CALL_FAILED,
  type DiscountErrorKind,
  discountErrorText,
} from '@/src/domain/discounts/discount-errors'
import { parseDollars, toDollars } from '@/src/domain/money/money'
import type { ApiResult } from '../http/api-result'
import { isAuthFailure } from './auth-failure'

/** Specification 3, Discount applied; the amount in cents. */
export type AppliedDiscount = { code: string; cents: number; type: string; value: number }

export type DiscountVerdict =
  | { kind: 'applied'; discount: AppliedDiscount }
  | { kind: DiscountErrorKind; message: string }
  | { kind: 'sign-in' }

export const discountAnswer = z.looseObject({
  valid: z.boolean(),
  discountAmount: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  discountType: z.optional(z.nullable(z.string())),
  discountValue: z.optional(z.nullable(z.number())),
  errorType: z.optional(z.nullable(z.string())),
})

/** The body of `POST /payments/discount/validate`. */
export function discountQuestion(code: string, subtotalCents: number, productIds: readonly string[]) {
  return { code, amount: toDollars(subtotalCents), productIds }
}

/** What the check of a code means for the buyer, in the sentences of Specification 8. */
export function readDiscountAnswer(
  code: string,
  result: ApiResult<z.infer<typeof discountAnswer>>,
): DiscountVerdict {
  if (!result.ok) {
    // A refused code is a 200 that says `success: false`: an answer, not a failed call.
    const refused = discountAnswer.safeParse(result.failure.body)
    if (refused.success) return refusedCode(refused.data.errorType)
    if (isAuthFailure(result.failure)) return { kind: 'sign-in' }
    const { status, message } = result.failure
    return { kind: 'error', message: status === 429 ? message : DISCOUNT_CALL_FAILED }
  }
  const { valid, discountAmount, discountType, discountValue, errorType } = result.data
  const cents = parseDollars(discountAmount ?? '')
  if (!valid || cents === null) return refusedCode(errorType)
  return { kind: 'applied', discount: { code, cents, type: discountType ?? '', value: discountValue ?? 0 } }
}

function refusedCode(errorType: unknown): DiscountVerdict {
  const { kind, message } = discountErrorText(errorType)
  return { kind, message }
}
