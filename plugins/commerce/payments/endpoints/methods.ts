import type { Payload } from 'payload'
import { z } from 'zod'
import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findInvoiceOffer } from '../../invoices/operations/find-invoice-offer'
import { onlineProviders } from '../providers/registry'
import { connectedProvider } from '../providers/require-provider'

/** Which of the specified methods a shop takes right now. */
const offered = z.object({ credit: z.boolean(), paypal: z.boolean(), invoice: z.boolean() })

/**
 * `GET /payments/methods`: what this shop can be paid with right now; checkout offers nothing else. What a provider
 * that does not answer takes is left out while there are invoices; a shop without invoices goes on offering it, since it
 * may be back any moment.
 */
export const methods = defineEndpoint({
  method: 'get',
  path: '/payments/methods',
  access: 'anyone',
  about: { summary: 'What this shop can be paid with right now.' },
  answers: successWith(offered),
  handler: async ({ req }) => {
    const invoice = await findInvoiceOffer(req.payload)
    const taken = methodsTaken(req.payload, { evenResting: !invoice })
    return { success: true, data: { credit: taken.has('credit'), paypal: taken.has('paypal'), invoice } }
  },
})

function methodsTaken(payload: Payload, { evenResting }: { evenResting: boolean }): Set<PaymentMethod> {
  const ready = onlineProviders(payload).filter(
    (each) => connectedProvider(payload, each.key) && (evenResting || !each.isResting()),
  )
  return new Set(ready.flatMap(({ methods }) => methods))
}
