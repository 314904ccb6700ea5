import type { Refund } from '@paypal/paypal-server-sdk'
import type { RefundReport } from '../payment-report'
import { readAmount } from './read-amount'
import { textOf } from './text-of'

const OUTCOMES: Record<string, RefundReport['outcome']> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

/** What a PayPal refund says, as a report. A word we do not know is never "completed". */
export function readRefund(refund: Refund): RefundReport {
  const { amount, status, statusDetails, id, customId } = refund
  return {
    outcome: OUTCOMES[textOf(status)] ?? 'unknown',
    status: textOf(status) || 'UNKNOWN',
    providerRefundId: textOf(id) || undefined,
    ...readAmount(amount, undefined),
    customId: textOf(customId) || undefined,
    problem: textOf(statusDetails?.reason) || undefined,
  }
}
