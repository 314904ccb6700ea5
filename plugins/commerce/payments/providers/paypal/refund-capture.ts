import { PaymentsController } from '@paypal/paypal-server-sdk'
import { toDecimalString } from '@/src/domain/money/money'
import type { RefundReport, RefundWork } from '../payment-report'
import { call, type PayPalContext } from './call'
import { getRefund } from './get-refund'
import { readRefund } from './read-refund'

/** A refusal of the refund itself. Anything else (bad credentials, too many calls) says nothing about the last try. */
const FINAL_STATUSES = [400, 404, 422]

/**
 * Gives part of a captured payment back. The request id is the refund's own, so that asking again (lost answer, crash)
 * gives the same refund; PayPal keeps it for 45 days. Our id goes along as custom id, and comes back in messages. No
 * invoice id: PayPal refuses a second refund under the same one.
 */
export async function refundCapture(context: PayPalContext, work: RefundWork): Promise<RefundReport> {
  const { captureId, refundId, amountCents, currency } = work
  const answer = await call(context, 'refund capture', (_orders, client) =>
    new PaymentsController(client).refundCapturedPayment({
      captureId,
      paypalRequestId: `ref-${refundId}`,
      prefer: 'return=representation',
      body: {
        amount: { currencyCode: currency, value: toDecimalString(amountCents, currency) },
        customId: refundId,
      },
    }),
  )
  if (answer.ok) {
    const report = readRefund(answer.result)
    const isReadable = report.outcome !== 'unknown' && report.amountCents !== undefined
    return isReadable || !report.providerRefundId ? report : getRefund(context, report.providerRefundId)
  }
  const isRefused = answer.isKnown && FINAL_STATUSES.includes(answer.httpStatus ?? 0)
  return {
    outcome: isRefused ? 'failed' : 'unknown',
    status: answer.issue ?? 'UNKNOWN',
    problem: answer.problem,
  }
}
