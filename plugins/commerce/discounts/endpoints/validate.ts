import { z } from 'zod'
import { checkDiscount, normaliseCode } from '@/src/domain/discounts/discount'
import { DISCOUNT_ERRORS, type DiscountErrorType } from '@/src/domain/discounts/discount-errors'
import { toDollars } from '@/src/domain/money/money'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { findDiscount } from '../operations/find-discount'

const ids = z
  .array(z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]))
  .max(50)
const amount = z.coerce.number().nonnegative()

const input = z
  .looseObject({
    code: z.string().trim().min(1).max(64),
    amount: amount.nullish(),
    subtotal: amount.nullish(),
    productIds: ids.nullish(),
    products: ids.nullish(),
  })
  .refine(({ amount: whole, subtotal }) => typeof (whole ?? subtotal) === 'number', { path: ['amount'] })

const answers = z.object({
  success: z.boolean(),
  valid: z.boolean(),
  discountAmount: z.number(),
  message: z.string(),
  discountType: z.string().optional(),
  discountValue: z.number().optional(),
  errorType: z.string().optional(),
})

/**
 * `POST /payments/discount/validate` (specification 7, both readings): what a code would take off these products.
 * Reserves nothing. A refused code is a 200 with `valid: false` and its `errorType`; a body without code or amount is a
 * 400. The amount in the body is not believed: the products' own prices are used.
 */
export const validateDiscount = defineEndpoint({
  method: 'post',
  path: '/payments/discount/validate',
  access: 'anyone',
  about: {
    summary:
      'What a discount code would take off. Reserves nothing; a refused code is a 200 with valid: false.',
    answers,
    example: { code: 'WELCOME10', amount: 49, productIds: [] },
  },
  limit: { name: 'validate-discount', points: 60, seconds: 600, by: 'visitor' },
  input,
  invalidMessage: DISCOUNT_ERRORS.VALIDATION_ERROR.message,
  handler: async ({ input: { code, productIds, products }, req, user }) => {
    const wanted = [...new Set(productIds ?? products ?? [])].filter((id) => z.uuid().safeParse(id).success)
    const lines = await pool(req.payload).query<{ productId: string; unitPriceCents: number }>(
      `SELECT id AS "productId", price_cents::int AS "unitPriceCents" FROM products
        WHERE id = ANY($1::uuid[]) AND _status = 'published'`,
      [wanted],
    )
    const discount = await findDiscount(req.payload, normaliseCode(code), user?.id ?? null)
    const usedByCustomer = discount?.usedByCustomer ?? 0
    const result = checkDiscount({ discount, lines: lines.rows, now: new Date(), usedByCustomer })
    if (!result.ok || !discount) return refused(result.ok ? 'INVALID_CODE' : result.errorType)
    return {
      success: true,
      valid: true,
      discountAmount: toDollars(result.discountCents),
      discountType: discount.type,
      discountValue:
        discount.type === 'percentage' ? (discount.percentage ?? 0) : toDollars(discount.amountCents ?? 0),
      message: 'Discount code applied.',
    }
  },
})

function refused(errorType: DiscountErrorType) {
  const { message } = DISCOUNT_ERRORS[errorType]
  return { success: false, valid: false, discountAmount: 0, message, error: errorType, errorType }
}
