import { PaymentsController } from '@paypal/paypal-server-sdk'
import type { CaptureLookup, RefundReport } from '../payment-report'
import { call, type PayPalContext } from './call'
import { readRefund } from './read-refund'
import { textOf } from './text-of'

/** What PayPal holds about a refund right now; `gone` when it shows none of that id (a reversal, perhaps). */
export async function getRefund(context: PayPalContext, providerRefundId: string): Promise<RefundReport> {
  const answer = await call(context, 'look at refund', (_orders, client) =>
    new PaymentsController(client).getRefund({ refundId: providerRefundId }),
  )
  if (answer.ok) return readRefund(answer.result)
  const outcome = answer.isKnown && answer.httpStatus === 404 ? 'gone' : 'unknown'
  return { outcome, status: answer.issue ?? 'UNKNOWN', problem: answer.problem }
}

/** Whether anything of a captured payment was given back, as the capture itself says. */
export async function getCapture(context: PayPalContext, captureId: string): Promise<CaptureLookup> {
  const answer = await call(context, 'look at capture', (_orders, client) =>
    new PaymentsController(client).getCapturedPayment({ captureId }),
  )
  if (!answer.ok) return 'unknown'
  const status = textOf(answer.result.status)
  return LOOKS[status] ?? 'unknown'
}

const LOOKS: Record<string, CaptureLookup> = {
  COMPLETED: 'untouched',
  PARTIALLY_REFUNDED: 'partly given back',
  REFUNDED: 'given back',
}
