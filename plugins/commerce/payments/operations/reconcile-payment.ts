import type { Payload } from 'payload'
import { isApprovedAnew } from '@/src/domain/payments/approved-anew'
import { requireProvider } from '../providers/require-provider'
import { capturePayment } from './capture-payment'
import { findAttempt } from './find-attempt'
import { type Settlement, settlePayment } from './settle-payment'
import { resumeStart } from './start-payment'

/**
 * Finds out what became of one attempt and finishes it: asks the provider, captures what the buyer approved, settles
 * what was captured. Called by the sweeper, for the provider's messages and for a buyer who looks. Safe at any time
 * and any number of times; a settled attempt is answered without asking anybody.
 */
export async function reconcilePayment(payload: Payload, attemptId: string): Promise<Settlement> {
  const attempt = await findAttempt(payload, attemptId)
  if (!attempt) throw new Error(`no payment attempt ${attemptId}`)
  const { state, orderId, orderState, providerOrderId } = attempt
  if (state === 'captured') return { state, orderId, orderState }
  if (state === 'capturing') return capturePayment(payload, attempt)
  if (!providerOrderId) {
    if (state === 'created') await resumeStart(payload, attemptId)
    return { state, orderId, orderState }
  }
  const report = await requireProvider(payload, attempt.provider).look(providerOrderId)
  const isReady =
    state === 'awaiting-approval' ||
    (state === 'declined' && isApprovedAnew(attempt.refusedApprovalAt, report.approvedAt))
  return report.outcome === 'approved' && isReady
    ? capturePayment(payload, attempt, attempt.captureTry)
    : settlePayment(payload, attemptId, report)
}
