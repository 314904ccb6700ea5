import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { reconcilePayment } from '../../payments/operations/reconcile-payment'
import type { ProviderConnection } from '../../payments/providers/payment-provider'
import type { RefundNotice, RefundReport } from '../../payments/providers/payment-report'
import { requireProvider } from '../../payments/providers/require-provider'
import { findRefunded, type Refunded } from './find-refunded'
import { recordProviderRefund } from './record-provider-refund'
import { sendRefund } from './send-refund'
import { settleRefund } from './settle-refund'

/**
 * Acts on a notice that money goes back, from a provider's message or a comparison: the provider is asked what is true, the payment is settled first
 * if that message has not come yet, and the refund goes through `settleRefund`. The same refund told twice, in any order
 * or from any side, is one refund. Throws when it cannot be done yet: the message is then taken again later.
 */
export async function actOnRefundEvent(
  payload: Payload,
  provider: string,
  notice: RefundNotice,
): Promise<void> {
  const { providerRefundId, isReversal } = notice
  if (!providerRefundId) return
  const report = await lookAt(requireProvider(payload, provider), notice, providerRefundId)
  const customId = report.customId ?? notice.customId
  const refunded = await findRefunded(payload, provider, { ...notice, customId })
  if (!refunded) return
  if (refunded.refundId) {
    await settleRefund(payload, refunded.refundId, report)
    return
  }
  if (!(await isSettled(payload, refunded, providerRefundId))) return
  for (const refundId of refunded.openRefundIds) await finishOpen(payload, refundId)
  await recordProviderRefund(payload, { attemptId: refunded.attemptId, providerRefundId, report, isReversal })
}

/** What the provider holds. A refund it does not show by id (a chargeback may be none) is evaluated by the payment. */
async function lookAt(
  provider: ProviderConnection,
  notice: RefundNotice,
  providerRefundId: string,
): Promise<RefundReport> {
  const report = { ...(await provider.getRefund(providerRefundId)), providerRefundId }
  if (report.outcome === 'unknown')
    throw new Error(`nobody could say about a refund: ${report.problem ?? ''}`)
  if (report.outcome !== 'gone' || !notice.captureId) return report
  const look = await provider.getCapture(notice.captureId)
  if (look === 'unknown') throw new Error('nobody could say about a refunded payment')
  if (look === 'untouched') return report
  return {
    outcome: 'completed',
    status: look,
    providerRefundId,
    amountCents: notice.amountCents ?? undefined,
    currency: notice.currency ?? undefined,
  }
}

/** Money must have come before it can go back: a refund may be told of before its payment. */
async function isSettled(payload: Payload, refunded: Refunded, providerRefundId: string): Promise<boolean> {
  if (refunded.state === 'captured') return true
  const { state } = await reconcilePayment(payload, refunded.attemptId)
  if (state === 'captured') return true
  if (state !== 'needs-attention')
    throw new Error(`a refund was told of before its payment, which is ${state}`)
  await logActivity(pool(payload), {
    action: 'attention.needed',
    by: 'provider',
    order: refunded.orderId,
    details: { what: 'refund of a payment that needs attention', providerRefundId },
  })
  return false
}

/** It may be one of ours whose answer was lost: those are asked for first, with their own keys. */
async function finishOpen(payload: Payload, refundId: string): Promise<void> {
  const { state } = await sendRefund(payload, refundId)
  if (state === 'requested') throw new Error('a refund of this payment is still being asked for')
}
