import type { Order } from '@paypal/paypal-server-sdk'
import { CURRENCY } from '@/src/domain/money/currency'
import type { PaymentReport } from '../payment-report'
import { readAmount } from './read-amount'
import { readPayee } from './read-payee'
import { textOf } from './text-of'

/**
 * What a PayPal order says, as a report. The capture's own status decides: a COMPLETED order can hold a declined
 * capture, and APPROVED means no money has moved. A word we do not know is never "paid".
 */
export function readOrder(order: Order, ours: string = CURRENCY): PaymentReport {
  const unit = order.purchaseUnits?.[0]
  const purchaseUnits = order.purchaseUnits?.map(({ referenceId, payments }) => ({
    reference_id: referenceId,
    payments: { captures: payments?.captures?.map(({ id, status }) => ({ id, status })) ?? [] },
  }))
  const capture = unit?.payments?.captures?.[0]
  const attemptId = textOf(capture?.customId ?? unit?.customId) || undefined
  if (!capture) {
    const report = { ...readOrderStatus(textOf(order.status)), attemptId, purchaseUnits }
    return report.outcome === 'approved'
      ? { ...report, approvedAt: textOf(order.updateTime) || undefined }
      : report
  }
  return {
    outcome: CAPTURE_OUTCOMES[textOf(capture.status)] ?? 'unknown',
    status: textOf(capture.status) || 'UNKNOWN',
    captureId: textOf(capture.id) || undefined,
    ...readAmount(capture.amount, ours),
    attemptId,
    payee: readPayee(order),
    problem: textOf(capture.statusDetails?.reason) || undefined,
    purchaseUnits,
  }
}

/** REFUNDED and PARTIALLY_REFUNDED captures were paid; what went back is told by refunds of their own. */
const CAPTURE_OUTCOMES: Record<string, PaymentReport['outcome']> = {
  COMPLETED: 'captured',
  REFUNDED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
}

function readOrderStatus(status: string): Pick<PaymentReport, 'outcome' | 'status'> {
  const outcomes: Record<string, PaymentReport['outcome']> = {
    APPROVED: 'approved',
    CREATED: 'not-approved',
    SAVED: 'not-approved',
    PAYER_ACTION_REQUIRED: 'not-approved',
    VOIDED: 'failed',
  }
  return { outcome: outcomes[status] ?? 'unknown', status: status || 'UNKNOWN' }
}
