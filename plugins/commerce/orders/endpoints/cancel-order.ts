import { z } from 'zod'
import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { cancelOrder } from '../operations/cancel-order'

/**
 * `POST /payments/orders/{orderId}/cancel` (specification 7): cancels an unpaid order. The buyer's own order, or any
 * for staff; somebody else's is not there (404). 409 `ORDER_NOT_OPEN` when money came or is on its way. Again: the same
 * answer.
 */
export const cancel = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/cancel',
  access: 'signed-in',
  about: { summary: 'Cancels an unpaid order.', errors: ['NOT_FOUND', 'ORDER_NOT_OPEN'] },
  answers: success({ orderId: z.string(), status: z.literal('CANCELLED') }),
  handler: async ({ req, params, user }) => {
    const orderId = idOf(params.orderId)
    await cancelOrder(req.payload, { orderId, actor: user.id, isStaff: hasRight(req, 'money') })
    return { success: true, orderId, status: 'CANCELLED' }
  },
})
