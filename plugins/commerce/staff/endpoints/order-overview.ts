import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { successWith } from '@/src/server/reply'
import { siteOf } from '@/src/server/site'
import { readOrderOverview } from '../operations/read-order-overview'
import { orderOverviewAnswer } from '../order-overview-answer'
import { inDollars } from './in-dollars'

/** `GET /payments/orders/{orderId}/overview`, staff only: all about one order, amounts in dollars. One SQL statement. */
export const orderOverview = defineEndpoint({
  method: 'get',
  path: '/payments/orders/:orderId/overview',
  access: 'staff',
  about: { summary: 'Staff: all about one order.', errors: ['NOT_FOUND'] },
  answers: successWith(orderOverviewAnswer),
  handler: async ({ req, params }) => ({
    success: true,
    data: inDollars(await readOrderOverview(req.payload, idOf(params.orderId)), siteOf(req.payload).currency),
  }),
})
