import type { OrdersController } from '@paypal/paypal-server-sdk'
import type { PaymentReport } from '../payment-report'
import { call, type PayPalContext } from './call'
import { readOrder } from './read-order'

/** What PayPal holds about an order right now. `gone` when PayPal says it does not exist, `unknown` without an answer. */
export async function getOrder(
  context: PayPalContext,
  providerOrderId: string,
  deadlineMs?: number,
): Promise<PaymentReport> {
  const ask = (orders: OrdersController) => orders.getOrder({ id: providerOrderId })
  const answer = await call(context, 'look at order', ask, deadlineMs)
  if (answer.ok) return readOrder(answer.result, context.currency)
  const outcome = answer.isKnown && answer.httpStatus === 404 ? 'gone' : 'unknown'
  return { outcome, status: answer.issue ?? 'UNKNOWN', problem: answer.problem }
}
