import type { Payload } from 'payload'
import { z } from 'zod'
import { MAX_ORDER_LINES } from '@/src/domain/checkout/order-request'
import {
  checkDiscount,
  type Discount,
  type DiscountLine,
  normalizeCode,
} from '@/src/domain/discounts/discount'
import {
  DISCOUNT_ERROR_TYPES,
  DISCOUNT_ERRORS,
  type DiscountErrorType,
} from '@/src/domain/discounts/discount-errors'
import { DomainError } from '@/src/domain/errors/domain-error'
import { parseDocumentId } from '@/src/domain/ids/document-id'
import { decimalsOf } from '@/src/domain/money/currency'
import { toDollars } from '@/src/domain/money/money'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { success } from '@/src/server/reply'
import { idType, siteOf } from '@/src/server/site'
import { ownPrice } from '../../user-products/operations/own-price'
import { findDiscount } from '../operations/find-discount'

const id = z.union([z.string(), z.int().transform(String)])
const ids = z
  .array(z.union([id, z.looseObject({ id }).transform((product) => product.id)]))
  .max(MAX_ORDER_LINES)
const dollars = z.number().nonnegative().max(1_000_000_000)
/** As a number or as text; nothing else is taken for one, an empty text least of all. */
const amount = z.union([dollars, z.string().trim().min(1).transform(Number).pipe(dollars)])

const input = z
  .looseObject({
    code: z.string().trim().min(1),
    amount: amount.nullish(),
    subtotal: amount.nullish(),
    productIds: ids.nullish(),
    products: ids.nullish(),
    isGift: z.boolean().nullish(),
  })
  .refine(({ amount: whole, subtotal }) => typeof (whole ?? subtotal) === 'number', { path: ['amount'] })

/** Specification 3, Discount check response; amounts in dollars, `discountValue` in percent or dollars. */
const answers = z.discriminatedUnion('valid', [
  success({
    valid: z.literal(true),
    discountAmount: z.number(),
    discountType: z.enum(['percentage', 'fixed']),
    discountValue: z.number(),
    message: z.string(),
  }),
  z.object({
    success: z.literal(false),
    valid: z.literal(false),
    discountAmount: z.number(),
    errorType: z.enum(DISCOUNT_ERROR_TYPES),
    error: z.enum(DISCOUNT_ERROR_TYPES),
    message: z.string(),
  }),
])

/**
 * `POST /payments/discount/validate` (specification 7, Discounts, both readings): what a code would take off these products.
 * Reserves nothing. A refused code is a 200 with `valid: false` and its `errorType`; a body without code or amount is a
 * 400 with `VALIDATION_ERROR`. The amount in the body is not believed where products are named: what they cost whoever
 * asks is used; `isGift`: what they cost everybody. Without products it is all there is to go by.
 */
export const validateDiscount = defineEndpoint({
  method: 'post',
  path: '/payments/discount/validate',
  access: 'anyone',
  about: {
    summary:
      'What a discount code would take off. Reserves nothing; a refused code is a 200 with valid: false.',
    errors: ['SYSTEM_ERROR'],
    example: { code: 'WELCOME10', amount: 49, productIds: [] },
  },
  limit: { name: 'validate-discount', points: 60, seconds: 600, by: 'visitor' },
  input,
  answers,
  invalidMessage: DISCOUNT_ERRORS.VALIDATION_ERROR.message,
  invalidDetails: asDiscountAnswer('VALIDATION_ERROR'),
  handler: ({ input: asked, req, user }) => {
    const check = () => checkCode(req.payload, asked, user?.id ?? null)
    return withGuessBudget(req, 'discount', check, isUnknownCode)
  },
})

type Asked = z.infer<typeof input>

async function checkCode(payload: Payload, asked: Asked, userId: string | null) {
  const { code, amount: whole, subtotal, productIds, products, isGift } = asked
  const now = new Date()
  const wanted = productIds ?? products ?? []
  try {
    const discount = await findDiscount(payload, normalizeCode(code), userId)
    const lines =
      wanted.length > 0
        ? await linesOf(payload, wanted, isGift ? null : userId)
        : ofNoProduct(payload, whole ?? subtotal ?? 0)
    const usedByCustomer = discount?.usedByCustomer ?? 0
    const result = checkDiscount({ discount, lines, now, usedByCustomer })
    if (!result.ok || !discount) return refused(result.ok ? 'INVALID_CODE' : result.errorType)
    return applied(discount, result.discountCents, siteOf(payload).currency)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'a discount code could not be checked' })
    throw new DomainError('SYSTEM_ERROR', { details: asDiscountAnswer('SYSTEM_ERROR') })
  }
}

function isUnknownCode(reply: object): boolean {
  return 'errorType' in reply && reply.errorType === 'INVALID_CODE'
}

async function linesOf(payload: Payload, wanted: string[], buyerId: string | null): Promise<DiscountLine[]> {
  const site = siteOf(payload)
  const known = [...new Set(wanted)].flatMap((id) => parseDocumentId(site.ids.products, id) ?? [])
  const { rows } = await pool(payload).query<DiscountLine>(
    `SELECT p.id AS "productId", ${ownPrice('$2')} AS "unitPriceCents" FROM products p
      WHERE p.id = ANY($1::${idType(site, 'products')}[]) AND p._status = 'published' AND p.price_cents IS NOT NULL`,
    [known, buyerId],
  )
  return rows
}

/** Specification 5 asks for code and amount only. A code for certain products takes nothing off an amount of none. */
function ofNoProduct(payload: Payload, dollarsInAll: number): DiscountLine[] {
  const units = 10 ** decimalsOf(siteOf(payload).currency)
  return [{ productId: '', unitPriceCents: Math.round(dollarsInAll * units) }]
}

function applied(discount: Discount, discountCents: number, currency: string) {
  return {
    success: true as const,
    valid: true as const,
    discountAmount: toDollars(discountCents, currency),
    discountType: discount.type,
    discountValue:
      discount.type === 'percentage'
        ? (discount.percentage ?? 0)
        : toDollars(discount.amountCents ?? 0, currency),
    message: 'Discount code applied.',
  }
}

function refused(errorType: DiscountErrorType) {
  const { message } = DISCOUNT_ERRORS[errorType]
  return { success: false as const, message, error: errorType, ...asDiscountAnswer(errorType) }
}

/** What every refusal has, whatever its status. */
function asDiscountAnswer(errorType: DiscountErrorType) {
  return { valid: false as const, discountAmount: 0, errorType }
}
