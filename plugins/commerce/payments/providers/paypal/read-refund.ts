import type { Refund } from '@paypal/paypal-server-sdk'
import { parseDollars } from '@/src/domain/money/money'
import type { RefundReport } from '../payment-report'
import { currencyOf, textOf } from './text-of'

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
    amountCents: parseDollars(textOf(amount?.value)) ?? undefined,
    currency: currencyOf(amount?.currencyCode),
    customId: textOf(customId) || undefined,
    problem: textOf(statusDetails?.reason) || undefined,
  }
}
