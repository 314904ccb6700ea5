import { z } from 'zod'
import { PAYMENT_METHODS } from '@/src/domain/checkout/payment-methods'
import { documentId } from '@/src/domain/ids/document-id-schema'
import { ORDER_STATUSES } from '@/src/domain/orders/order-state'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { listOrders } from '../operations/list-orders'

const order = z.object({
  id: z.string(),
  number: z.string(),
  date: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.enum([...PAYMENT_METHODS, 'none']),
  total: z.number(),
  refunded: z.number(),
  currency: z.string(),
  /** When its invoice is due, while that is open. */
  dueAt: z.string().nullable(),
  lines: z.array(
    z.object({
      productId: documentId.nullable(),
      title: z.string(),
      total: z.number(),
      /** Whom it is for, and the day on which they hear of it; at once when that is null. */
      gift: z.object({ name: z.string(), day: z.string().nullable() }).nullable(),
    }),
  ),
  documents: z.array(
    z.object({ kind: z.enum(['invoice', 'credit-note', 'receipt']), number: z.string(), url: z.string() }),
  ),
})

/**
 * `GET /payments/my-orders`: the signed-in person's own orders, newest first, with the addresses of their receipts,
 * invoices and credit notes. Orders whose payment was begun and never approved are left out. Money in dollars.
 */
export const myOrders = defineEndpoint({
  method: 'get',
  path: '/payments/my-orders',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'The orders of whoever is signed in.' },
  answers: successWith(z.array(order)),
  handler: async ({ req, user }) => ({ success: true, data: await listOrders(req.payload, user.id) }),
})
