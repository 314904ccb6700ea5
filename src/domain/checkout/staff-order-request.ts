import * as z from 'zod'
import { normalizeCode } from '../discounts/normalize-code'
import type { PlaceLookup } from '../geo/place'
import { markPaidRequestSchema } from '../invoices/mark-paid-request'
import { MAX_ORDER_LINES, orderRequestSchema } from './order-request'

const customer = z.string().trim().min(1, 'For whom is it?').max(200)

/** What staff send to see what an order for somebody costs. */
export const staffPreviewSchema = z
  .object({
    customer,
    products: z
      .array(z.object({ id: z.string().min(1).max(100) }))
      .min(1, 'Please choose what is ordered')
      .max(MAX_ORDER_LINES),
    discountCode: z.string().max(64).nullish(),
  })
  .transform(({ products, discountCode, ...rest }) => ({
    ...rest,
    productIds: [...new Set(products.map(({ id }) => id))],
    discountCode: normalizeCode(discountCode ?? '') || undefined,
  }))

/** An order staff make for somebody: what that person's own checkout would send, by invoice; and the money, where it came. */
export function staffOrderSchema(places: PlaceLookup) {
  const order = orderRequestSchema(places).refine(({ paymentMethod }) => paymentMethod === 'invoice', {
    message: 'Staff order by invoice only',
    path: ['paymentProvider'],
  })
  const reference = z.string({ error: NO_REFERENCE }).trim().min(1, NO_REFERENCE).max(100)
  return z.object({
    customer,
    order,
    received: markPaidRequestSchema
      .extend({ reference })
      .nullish()
      .transform((received) => received ?? undefined),
  })
}

const NO_REFERENCE = 'Say by which number or cheque it was paid'
