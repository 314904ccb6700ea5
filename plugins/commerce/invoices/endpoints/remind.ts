import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { remindNow } from '../operations/remind-now'

/**
 * `POST /payments/orders/{orderId}/remind`, staff only: sends a reminder of an open invoice now. 409 `INVOICE_NOT_OPEN`
 * when it is paid or cancelled, or the order has none. Again within a minute: the same answer, one mail.
 */
export const remind = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/remind',
  access: 'staff',
  about: { summary: 'Staff: reminds of an open invoice.', errors: ['NOT_FOUND', 'INVOICE_NOT_OPEN'] },
  answers: success({ orderId: z.string(), reminders: z.number() }),
  handler: async ({ req, params, user }) => {
    const orderId = idOf(params.orderId)
    const reminders = await remindNow(req.payload, { orderId, actor: user.id }, new Date())
    return { success: true, orderId, reminders }
  },
})
