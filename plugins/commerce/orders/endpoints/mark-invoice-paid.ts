import { z } from 'zod'
import { markPaidRequestSchema } from '@/src/domain/invoices/mark-paid-request'
import { ORDER_STATUSES, orderStatus } from '@/src/domain/orders/order-state'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { markPaid as markOrderAsPaid } from '../operations/mark-invoice-paid'

/**
 * `POST /payments/orders/{orderId}/mark-paid`, staff only: `{ paidOn?, reference?, note? }`, the day as '2026-11-20'.
 * The invoice was paid in full. 409 `INVOICE_CANCELLED` when it was cancelled, 409 `INVOICE_NOT_OPEN` when the order is
 * not by invoice. Again: the same answer.
 */
export const markPaid = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/mark-paid',
  access: 'staff',
  about: {
    summary: 'Staff: an invoice was paid.',
    errors: ['NOT_FOUND', 'INVOICE_NOT_OPEN', 'INVOICE_CANCELLED'],
  },
  input: markPaidRequestSchema,
  answers: success({
    orderId: z.string(),
    status: z.enum(ORDER_STATUSES),
    invoiceNumber: z.string(),
    paidOn: z.string(),
  }),
  handler: async ({ input, req, params, user }) => {
    const orderId = idOf(params.orderId)
    const paid = await markOrderAsPaid(req.payload, { orderId, actor: user.id, input }, new Date())
    const { invoiceNumber, paidOn, orderState } = paid
    return { success: true, orderId, status: orderStatus(orderState), invoiceNumber, paidOn }
  },
})
