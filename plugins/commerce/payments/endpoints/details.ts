import { z } from 'zod'
import { PUBLIC_STATUSES, publicStatus } from '@/src/domain/payments/payment-status'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { findOwnAttempt } from '../operations/find-attempt'
import { readPurchaseUnits } from '../operations/read-purchase-units'
import { reconcilePayment } from '../operations/reconcile-payment'

const captures = z.array(z.object({ id: z.string().optional(), status: z.string().optional() }))

/**
 * `GET /payments/details/paypal/{token}` (specification 7), one for each provider of the shop, the buyer's own payment only. `status` is our word;
 * `orderId` and `captures` are there only when the order is paid, since the browser takes them as proof; captures that are not
 * completed stand under `pendingCaptures`. A payment that was approved but not captured is captured here. One nobody approved is `PENDING`.
 */
export const details = (provider: string) =>
  defineEndpoint({
    method: 'get',
    path: `/payments/details/${provider}/:token`,
    access: 'signed-in',
    about: {
      summary: 'What became of a payment.',
      errors: ['INVALID_PAYPAL_TOKEN', 'PAYMENT_NOT_FOUND', 'METHOD_UNAVAILABLE'],
    },
    answers: success({
      status: z.enum(PUBLIC_STATUSES),
      /** The provider's own; both lists only when something stands in them, `captures` only when the order is paid. */
      purchase_units: z.array(
        z.object({
          reference_id: z.string().optional(),
          payments: z.object({ captures: captures.optional(), pendingCaptures: captures.optional() }),
        }),
      ),
      /** Only when the order is paid. */
      orderId: z.string().optional(),
    }),
    handler: async ({ req, params, user }) => {
      const attempt = await findOwnAttempt(req.payload, user.id, { provider, token: params.token ?? '' })
      const settlement = await reconcilePayment(req.payload, attempt.id)
      const isPaid = settlement.orderState === 'paid' || settlement.orderState === 'refunded'
      const purchaseUnits = await readPurchaseUnits(req.payload, attempt.id, { isPaid })
      return {
        success: true,
        status: isPaid ? 'COMPLETED' : publicStatus(settlement.state, settlement.providerStatus),
        purchase_units: purchaseUnits,
        ...(isPaid ? { orderId: settlement.orderId } : {}),
      }
    },
  })
