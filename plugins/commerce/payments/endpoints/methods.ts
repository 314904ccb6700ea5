import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findInvoiceOffer } from '../../invoices/operations/find-invoice-offer'
import { isPayPalResting } from '../providers/paypal/paypal-breaker'
import { usablePayPal } from '../providers/paypal/settings'

/**
 * `GET /payments/methods`: what this shop can be paid with right now; checkout offers nothing else. While PayPal does not
 * answer, only invoices are offered; a shop without invoices goes on offering it, since it may be back any moment.
 */
export const methods = defineEndpoint({
  method: 'get',
  path: '/payments/methods',
  access: 'anyone',
  about: { summary: 'What this shop can be paid with right now.' },
  answers: successWith(z.object({ credit: z.boolean(), paypal: z.boolean(), invoice: z.boolean() })),
  handler: async ({ req }) => {
    const invoice = await findInvoiceOffer(req.payload)
    const isPayPalReady = usablePayPal() !== null && !(invoice && isPayPalResting())
    return { success: true, data: { credit: isPayPalReady, paypal: isPayPalReady, invoice } }
  },
})
