import { z } from 'zod'
import { ORDER_STATUSES, orderStatus } from '@/src/domain/orders/order-state'
import { decisionRequestSchema } from '@/src/domain/payments/decision-request'
import { PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { decidePayment } from '../operations/decide-payment'

/**
 * `POST /payments/attempts/{attemptId}/decide`, staff only: `{ decision: 'paid' | 'not-paid', reason }` about a payment
 * that was set aside. 409 `ORDER_NOT_OPEN` for any other.
 */
export const decideAttempt = defineEndpoint({
  method: 'post',
  path: '/payments/attempts/:attemptId/decide',
  access: 'staff',
  about: {
    summary: 'Staff: decides a payment nobody could settle.',
    errors: ['NOT_FOUND', 'ORDER_NOT_OPEN'],
  },
  input: decisionRequestSchema,
  answers: success({
    status: z.enum(PAYMENT_STATES),
    orderStatus: z.enum(ORDER_STATUSES),
    message: z.string(),
  }),
  handler: async ({ input, req, params, user }) => {
    const attemptId = idOf(params.attemptId)
    const { state, orderState } = await decidePayment(req.payload, attemptId, { ...input, actor: user.id })
    const message =
      input.decision === 'paid' ? 'Accepted: the order is paid.' : 'Rejected: nothing was opened.'
    return { success: true, status: state, orderStatus: orderStatus(orderState), message }
  },
})
