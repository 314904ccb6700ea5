import * as z from 'zod'
import { billingAddressSchema } from '../billing/billing-address-schema'
import { normalizeCode } from '../discounts/normalize-code'
import type { PlaceLookup } from '../geo/place'
import { giftSchema } from '../gifts/gift-request'
import { invoiceDetailsSchema } from '../invoices/invoice-details-schema'
import { parseDollars, toDollars } from '../money/money'
import { CHECKOUT_MESSAGES } from './checkout-messages'
import { PAYMENT_METHODS, UNSUPPORTED_METHOD, UNSUPPORTED_PROVIDER } from './payment-methods'

export const MAX_ORDER_LINES = 50

/** The fields without which nothing can be ordered (Specification 5). */
const REQUIRED_FIELDS = ['amount', 'paymentProvider', 'products', 'billingAddress'] as const

/**
 * `POST /payments/orders`, long and short payload alike. What the browser says about prices, titles or users
 * is not read; `amount` and `subtotal` are kept, in dollars, only to tell the buyer when they differ.
 * A product named twice is bought once. Which providers there are, and the method of a request that names none, is the shop's to
 * say: see `chooseProvider`.
 */
export function orderRequestSchema(places: PlaceLookup) {
  const fields = z.object({
    amount: dollars,
    subtotal: dollars.nullish().transform((value) => value ?? undefined),
    currency: z
      .string({ error: UNKNOWN_CURRENCY })
      .regex(/^[A-Z]{3}$/, UNKNOWN_CURRENCY)
      .nullish()
      .transform((value) => value ?? undefined),
    paymentProvider: z
      .string({ error: UNSUPPORTED_PROVIDER })
      .regex(/^[a-z][a-z0-9-]{0,39}$/, UNSUPPORTED_PROVIDER),
    paymentMethod: z.enum(PAYMENT_METHODS, { error: UNSUPPORTED_METHOD }).nullish(),
    products: z
      .array(product)
      .min(1, CHECKOUT_MESSAGES.emptyCart)
      .max(MAX_ORDER_LINES, `An order can have at most ${MAX_ORDER_LINES} products`),
    billingAddress: billingAddressSchema(places),
    discountCode: z.string().max(64).nullish(),
    invoiceDetails: invoiceDetailsSchema.nullish().transform((details) => details ?? undefined),
    gift: giftSchema.nullish().transform((gift) => gift ?? undefined),
  })
  // What is missing is asked for alone, before anything is looked at; the API is described by the fields.
  return z
    .preprocess(requireFields, fields)
    .transform(({ products, discountCode, paymentMethod, ...rest }) => ({
      ...rest,
      paymentMethod: rest.paymentProvider === 'invoice' ? ('invoice' as const) : (paymentMethod ?? undefined),
      productIds: [...new Set(products.map(({ id }) => id))],
      discountCode: normalizeCode(discountCode ?? '') || undefined,
    }))
}

export type OrderRequest = z.output<ReturnType<typeof orderRequestSchema>>

/** Which error a request that did not parse is answered with. */
export function orderRequestErrorCode(
  issues: readonly { readonly message: string }[],
): 'MISSING_PAYMENT_INFORMATION' | 'EMPTY_CART' | 'VALIDATION_ERROR' {
  const says = (message: string) => issues.some((issue) => issue.message === message)
  if (says(CHECKOUT_MESSAGES.missingPaymentInformation)) return 'MISSING_PAYMENT_INFORMATION'
  return says(CHECKOUT_MESSAGES.emptyCart) ? 'EMPTY_CART' : 'VALIDATION_ERROR'
}

function requireFields(body: unknown, context: z.RefinementCtx): unknown {
  // What is no object has none of them.
  const said = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  for (const field of REQUIRED_FIELDS) {
    const value: unknown = said.get(field)
    if (value !== undefined && value !== null && value !== '') continue
    context.addIssue({
      code: 'custom',
      path: [field],
      message: CHECKOUT_MESSAGES.missingPaymentInformation,
      input: value,
    })
  }
  return body
}

const UNKNOWN_CURRENCY = 'A currency has three capital letters'

/** Dollars as a number or as text. Sums in floats carry noise beyond the cents, so numbers are not cut here. */
const dollars = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = typeof value === 'number' ? value : (parseToDollars(value) ?? Number.NaN)
  if (Number.isFinite(amount) && amount >= 0 && amount <= Number.MAX_SAFE_INTEGER / 100) return amount
  context.addIssue({ code: 'custom', message: 'This is not an amount of money', input: value })
  return z.NEVER
})

function parseToDollars(value: string): number | null {
  const cents = parseDollars(value)
  return cents === null ? null : toDollars(cents)
}

const product = z.object({
  id: z
    .union([z.string().min(1).max(100), z.int()], { error: 'A product needs its id' })
    .transform((id) => String(id)),
  quantity: z.literal(1, { error: 'Each program is bought once' }).nullish(),
})
