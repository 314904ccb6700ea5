import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done } from '@/src/server/reply'
import { takeBackRefund } from '../operations/take-back-refund'

/** `POST /payments/orders/{orderId}/refunds/{refundId}/undo`: takes a refund back before it goes out. 409 `TOO_LATE_TO_UNDO` afterwards. */
export const undoRefund = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/refunds/:refundId/undo',
  access: 'staff',
  about: { summary: 'Staff: takes a refund back that has not gone out yet.', errors: ['TOO_LATE_TO_UNDO'] },
  answers: done,
  handler: async ({ params, req, user }) => {
    const [orderId, refundId] = [idOf(params.orderId), idOf(params.refundId)]
    await takeBackRefund(req.payload, { orderId, refundId, actor: user.id })
    return {
      success: true,
      message: 'The refund was taken back: no money has left, and access stays as it is.',
    }
  },
})
