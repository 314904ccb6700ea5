import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { toDollars } from '@/src/domain/money/money'
import { ORDER_STATUSES, orderStatus } from '@/src/domain/orders/order-state'
import { refundRequestSchema } from '@/src/domain/refunds/refund-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { type Answer, answer, success } from '@/src/server/reply'
import { requestRefund } from '../operations/request-refund'
import type { Refund } from '../operations/send-refund'

const answers = success({
  refundId: z.string(),
  status: z.enum(['COMPLETED', 'PENDING']),
  amount: z.number(),
  currency: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  message: z.string(),
  /** Until then it can be taken back. */
  goesOutAt: z.string().optional(),
})

/**
 * `POST /payments/orders/{orderId}/refund`, staff only: `{ lines?, amount?, reason, endAccess?, undoWindow? }`. 200 the money is back,
 * 202 on its way, being confirmed, or (with `undoWindow`) going out at `goesOutAt`, 409 `REFUND_NOT_POSSIBLE`, 422 `REFUND_TOO_LARGE`.
 * Optional header `Idempotency-Key`: same key, same refund.
 */
export const refundOrder = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/refund',
  access: 'staff',
  about: {
    summary: 'Staff: gives money back, in whole or per line.',
    errors: [
      'NOT_FOUND',
      'REFUND_NOT_POSSIBLE',
      'REFUND_TOO_LARGE',
      'IDEMPOTENCY_MISMATCH',
      'METHOD_UNAVAILABLE',
    ],
    also: { 202: 'The refund is on its way, or being confirmed.' },
    example: { reason: 'Asked for' },
  },
  input: refundRequestSchema,
  answers,
  handler: async ({ input, req, params, user }) => {
    const requestKey = req.headers.get('Idempotency-Key')
    if (requestKey !== null && !/^[\x21-\x7e]{1,100}$/.test(requestKey)) {
      const errors = [{ path: 'Idempotency-Key', message: 'At most 100 visible characters' }]
      throw new DomainError('VALIDATION_ERROR', { details: { errors } })
    }
    const orderId = idOf(params.orderId)
    return refundReply(await requestRefund(req.payload, { orderId, input, actor: user.id, requestKey }))
  },
})

function refundReply({
  id,
  state,
  amountCents,
  currency,
  orderState,
  problem,
  heldUntil,
}: Refund): Answer<z.input<typeof answers>> {
  if (state === 'failed') throw new DomainError('REFUND_NOT_POSSIBLE', { details: { reason: problem } })
  const isDone = state === 'completed'
  return answer(
    {
      success: true,
      refundId: id,
      status: isDone ? 'COMPLETED' : 'PENDING',
      amount: toDollars(amountCents, currency),
      currency,
      orderStatus: orderStatus(orderState),
      ...(heldUntil ? { goesOutAt: heldUntil.toISOString() } : {}),
      message: messageOf({ isDone, isHeld: heldUntil !== null }),
    },
    { status: isDone ? 200 : 202 },
  )
}

function messageOf({ isDone, isHeld }: { isDone: boolean; isHeld: boolean }): string {
  if (isDone) return 'The refund went through.'
  return isHeld
    ? 'The refund goes out in two minutes. Until then it can be taken back on the order’s page.'
    : 'The refund is being confirmed.'
}
