import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { publicStatus } from '@/src/domain/payments/payment-status'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { capturePayment } from '../operations/capture-payment'
import { findOwnAttempt } from '../operations/find-attempt'
import { reconcilePayment } from '../operations/reconcile-payment'
import type { Settlement } from '../operations/settle-payment'

const captured = success({ status: z.literal('COMPLETED'), orderId: z.string(), message: z.string() })

/**
 * `POST /payments/capture/{provider}/{paymentId}` (specification 7), the buyer's own payment only. Any number of calls
 * give the same answer and take the money once. 200 captured, 202 being confirmed, 402 declined (may be approved
 * again unless `nonRetriable`), 422 not possible (final), 400 for a token that cannot be one, 404 for somebody else's.
 */
export const capture = defineEndpoint({
  method: 'post',
  path: '/payments/capture/:provider/:paymentId',
  access: 'signed-in',
  about: {
    summary: 'Takes the payment the buyer approved, and opens the programs. Again: the same answer.',
    errors: [
      'UNSUPPORTED_PROVIDER',
      'INVALID_PAYPAL_TOKEN',
      'PAYMENT_PENDING',
      'PAYMENT_DECLINED',
      'PAYMENT_NOT_FOUND',
      'CAPTURE_FAILED',
      'PROVIDER_UNAVAILABLE',
    ],
  },
  answers: captured,
  handler: async ({ req, params, user }) => {
    const attempt = await findOwnAttempt(req.payload, user.id, {
      provider: params.provider ?? '',
      token: params.paymentId ?? '',
    })
    try {
      // After a decline the provider is asked first: the approval that was refused is not charged.
      const settlement =
        attempt.state === 'declined'
          ? await reconcilePayment(req.payload, attempt.id)
          : await capturePayment(req.payload, attempt)
      return captureReply(settlement)
    } catch (error) {
      throw asFinalRefusal(error)
    }
  },
})

function captureReply(settlement: Settlement): z.input<typeof captured> {
  const { state, orderId, orderState, providerStatus } = settlement
  const status = publicStatus(state, providerStatus)
  if (orderState === 'paid' || orderState === 'refunded') {
    return { success: true, status: 'COMPLETED', orderId, message: 'Your payment went through.' }
  }
  if (status === 'DECLINED') {
    const nonRetriable = state === 'failed' ? true : undefined
    throw new DomainError('PAYMENT_DECLINED', { details: { status, nonRetriable } })
  }
  if (status === 'PENDING' && state !== 'awaiting-approval') {
    throw new DomainError('PAYMENT_PENDING', { details: { status } })
  }
  if (state === 'awaiting-approval') throw new DomainError('PAYMENT_NOT_FOUND', { details: { status } })
  throw new DomainError('CAPTURE_FAILED', { details: { status, nonRetriable: true } })
}

/** 409 means "already captured" to the browser, so a refusal that would be one elsewhere is a 422 here. */
function asFinalRefusal(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.status !== 409) return error
  return new DomainError('CAPTURE_FAILED', {
    message: error.message,
    details: { ...error.details, reason: error.code, nonRetriable: true },
  })
}
