import { z } from 'zod'
import { refundPreviewSchema } from '@/src/domain/refunds/refund-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { successWith } from '@/src/server/reply'
import { siteOf } from '@/src/server/site'
import { previewRefund } from '../operations/preview-refund'
import { inDollars } from './in-dollars'

const preview = z.object({
  amount: z.number(),
  currency: z.string(),
  goesTo: z.string(),
  /** What is left of the payment afterwards. */
  left: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      amount: z.number(),
      access: z.enum(['closes', 'stays', 'none']),
      why: z.string(),
    }),
  ),
  becomesRefunded: z.boolean(),
  codeGivenBack: z.string().nullable(),
  mailTo: z.string(),
})

/**
 * `POST /payments/orders/{orderId}/refund/preview`, staff only: the body of the refund, the reason may be missing.
 * Says exactly what the refund would do, in dollars, and does nothing. Refusals: those of the refund.
 */
export const refundPreview = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/refund/preview',
  access: 'staff',
  about: {
    summary: 'Staff: what a refund would do.',
    errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE', 'REFUND_TOO_LARGE'],
    example: { reason: 'Asked for' },
  },
  input: refundPreviewSchema,
  answers: successWith(preview),
  handler: async ({ input, req, params }) => ({
    success: true,
    data: inDollars(
      await previewRefund(req.payload, idOf(params.orderId), input),
      siteOf(req.payload).currency,
    ),
  }),
})
