import { z } from 'zod'
import { PUBLIC_STATUSES, publicStatus } from '@/src/domain/payments/payment-status'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { cancelPayment } from '../operations/cancel-payment'
import { findOwnAttempt } from '../operations/find-attempt'

/**
 * `POST /payments/cancel-by-token` (specification 7): the buyer came back without approving. Money that arrives all the
 * same still wins; a payment that is being captured or is done is left alone, and `status` says so.
 */
export const cancelByToken = defineEndpoint({
  method: 'post',
  path: '/payments/cancel-by-token',
  access: 'signed-in',
  about: {
    summary: 'The buyer came back without paying.',
    errors: ['INVALID_PAYPAL_TOKEN', 'PAYMENT_NOT_FOUND'],
  },
  input: z.object({ token: z.string().max(100) }),
  answers: success({ status: z.enum(PUBLIC_STATUSES) }),
  handler: async ({ input: { token }, req, user }) => {
    const attempt = await findOwnAttempt(req.payload, user.id, { token })
    const state = await cancelPayment(req.payload, attempt.id, user.id)
    return { success: true, status: publicStatus(state) }
  },
})
