import { z } from 'zod'
import { PUBLIC_STATUSES } from '@/src/domain/payments/payment-status'
import { success } from '@/src/server/reply'

/**
 * What `POST /payments/orders` answers. Specification 3, Order response; money in dollars. An order that waits to be
 * approved has `paypalOrder` and `approveUrl`, one by invoice has its invoice instead, one that cost nothing neither.
 */
export const orderAnswer = success({
  orderId: z.string(),
  orderNumber: z.string(),
  /** `none` when there was nothing to pay. An order by invoice names the shop's first provider, as its request did. */
  paymentProvider: z.string(),
  status: z.enum(PUBLIC_STATUSES),
  amount: z.number(),
  currency: z.string(),
  /** The provider's order, under the name specification 3 gives it, whoever the provider is. */
  paypalOrder: z
    .object({
      id: z.string(),
      status: z.string(),
      links: z.array(z.object({ rel: z.literal('approve'), href: z.string(), method: z.literal('GET') })),
    })
    .optional(),
  approveUrl: z.string().optional(),
  invoiceNumber: z.string().optional(),
  /** For the address of its PDF. */
  invoiceId: z.string().optional(),
  /** When the invoice is due, ISO. */
  dueAt: z.string().optional(),
})

export type OrderResponse = z.input<typeof orderAnswer>
