import * as z from 'zod'
import { CHECKOUT_MESSAGES } from '../checkout/checkout-messages'
import { MAX_ORDER_LINES } from '../checkout/order-request'
import { normalizeCode } from '../discounts/normalize-code'
import { invoiceDetailsSchema } from './invoice-details-schema'

/**
 * What `GET /payments/quotes/pdf` takes: ids of products with commas between them, a code, and what stands on the quote
 * for the buyer's own bookkeeping.
 */
export const quoteRequestSchema = invoiceDetailsSchema
  .extend({
    products: z
      .string(CHECKOUT_MESSAGES.emptyCart)
      .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
      .pipe(
        z
          .array(z.string().max(64))
          .min(1, CHECKOUT_MESSAGES.emptyCart)
          .max(MAX_ORDER_LINES, `An order can have at most ${MAX_ORDER_LINES} products`),
      ),
    discountCode: z.string().max(64).nullish(),
  })
  .transform(({ products, discountCode, ...details }) => ({
    ...details,
    productIds: products,
    discountCode: normalizeCode(discountCode ?? '') || undefined,
  }))
