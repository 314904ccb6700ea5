import type { PaymentReport } from '../payment-report'
import { call, type PayPalContext } from './call'
import { SECOND_CALL_DEADLINE_MS } from './client'
import { getOrder } from './get-order'
import { readOrder } from './read-order'

type Payment = { providerOrderId: string; attemptId: string; captureTry: number }

/** What each of PayPal's refusals means for the attempt; one that is not listed is final for this order. */
const REFUSALS: Record<string, PaymentReport['outcome']> = {
  ORDER_NOT_APPROVED: 'not-approved',
  PAYER_ACTION_REQUIRED: 'not-approved',
  INSTRUMENT_DECLINED: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  ORDER_COMPLETION_IN_PROGRESS: 'unknown',
  INVALID_RESOURCE_ID: 'gone',
  RESOURCE_NOT_FOUND: 'gone',
}

/**
 * Takes the money. When the answer is lost (timeout, dropped socket, 5xx, cut body) PayPal is asked what it holds;
 * if that does not say either, the outcome is `unknown` and the sweeper asks again with the same request id, which
 * PayPal answers with the first result. An order PayPal calls "already captured" is read and reported as it is.
 */
export async function captureOrder(context: PayPalContext, payment: Payment): Promise<PaymentReport> {
  const answer = await call(context, 'capture order', (orders) =>
    orders.captureOrder({
      id: payment.providerOrderId,
      paypalRequestId: `cap-${payment.attemptId}-${payment.captureTry}`,
      prefer: 'return=representation',
    }),
  )
  if (answer.ok) {
    const report = readOrder(answer.result, context.currency)
    return report.outcome === 'unknown' || report.amountCents === undefined
      ? getOrder(context, payment.providerOrderId, SECOND_CALL_DEADLINE_MS)
      : report
  }
  if (answer.issue === 'DUPLICATE_INVOICE_ID') return lookAfterDuplicate(context, payment, answer.problem)
  if (!answer.isKnown || answer.issue === 'ORDER_ALREADY_CAPTURED') return lookAfterLoss(context, payment)
  const outcome = REFUSALS[answer.issue ?? ''] ?? 'failed'
  const report = { outcome, status: answer.issue ?? 'FAILED', problem: answer.problem }
  return outcome === 'declined' ? lookAfterDecline(context, payment, report) : report
}

/** Paid before under our reference: by this order, or by another one that nobody here knows, which a person has to find. */
async function lookAfterDuplicate(
  context: PayPalContext,
  { providerOrderId }: Payment,
  problem: string,
): Promise<PaymentReport> {
  const held = await getOrder(context, providerOrderId, SECOND_CALL_DEADLINE_MS)
  if (held.captureId) return held
  const outcome = held.outcome === 'unknown' ? 'unknown' : 'conflict'
  return { outcome, status: 'DUPLICATE_INVOICE_ID', problem }
}

/**
 * Whether the approval that was refused still stands (PayPal's papers do not say): if so it is known by its time. Nobody can
 * say: it is taken for older than the refusal, by the second that PayPal's times are cut to.
 */
async function lookAfterDecline(
  context: PayPalContext,
  { providerOrderId }: Payment,
  declined: PaymentReport,
): Promise<PaymentReport> {
  const declinedAt = Date.now()
  const held = await getOrder(context, providerOrderId, SECOND_CALL_DEADLINE_MS)
  if (held.captureId) return held
  if (held.outcome === 'not-approved') return declined
  const latest = new Date(declinedAt - 1_000).toISOString()
  return { ...declined, approvedAt: held.outcome === 'approved' ? (held.approvedAt ?? latest) : latest }
}

/** After a lost answer only a finished capture says something: "approved" may mean that PayPal is still at work. */
async function lookAfterLoss(context: PayPalContext, payment: Payment): Promise<PaymentReport> {
  const report = await getOrder(context, payment.providerOrderId, SECOND_CALL_DEADLINE_MS)
  return report.captureId ? report : { ...report, outcome: 'unknown' }
}
