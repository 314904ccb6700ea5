import { quoteRequestSchema } from '@/src/domain/invoices/quote-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { content } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { CART_REFUSALS } from '../../checkout/cart-refusals'
import { makeQuote } from '../make-quote'
import { pdfResponse } from './pdf-response'

/**
 * `GET /payments/quotes/pdf?products=id,id&discountCode=&organization=&reference=`: what the signed-in person would pay
 * for these products now, as a PDF for whoever has to agree first. Priced and refused as an order is; reserves, stores
 * and promises nothing.
 */
export const quotePdf = defineEndpoint({
  method: 'get',
  path: '/payments/quotes/pdf',
  access: 'signed-in',
  about: {
    summary: 'A quote for products at the prices of now, as PDF.',
    errors: [...CART_REFUSALS],
    example: { products: '00000000-0000-4000-8000-000000000000', organization: 'Example Organization' },
  },
  limit: { name: 'quotes', points: 40, seconds: 600, by: 'account' },
  input: quoteRequestSchema,
  answers: content('application/pdf'),
  handler: async ({ req, input, user }) => {
    const make = () => makeQuote(req.payload, user, { ...input, locale: localeOf(req) })
    return pdfResponse(await (input.discountCode ? withGuessBudget(req, 'discount', make) : make()))
  },
})
