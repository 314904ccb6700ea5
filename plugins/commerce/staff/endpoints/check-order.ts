import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { checkOrder } from '../operations/check-order'

/**
 * `POST /payments/orders/{orderId}/check`, staff only: asks the provider about an order's payments and refunds and
 * settles what came of it. Answers what changed, in words. Again: nothing more.
 */
export const checkWithProvider = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/check',
  access: 'staff',
  about: {
    summary: 'Staff: asks the provider about an order’s payment now.',
    errors: ['NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
  },
  answers: success({ changes: z.array(z.string()), message: z.string() }),
  handler: async ({ req, params, user }) => {
    const changes = await checkOrder(req.payload, idOf(params.orderId), user.id)
    const message = changes.join(' ') || 'Nothing has changed since the last look.'
    return { success: true, changes, message }
  },
})
