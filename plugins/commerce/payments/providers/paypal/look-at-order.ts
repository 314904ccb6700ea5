import type { PaymentReport } from '../../provider'
import { call, type PayPalContext } from './call'
import { readOrder } from './read-order'

/** What PayPal holds about an order right now. `gone` when PayPal says it does not exist, `unknown` without an answer. */
export async function lookAtOrder(context: PayPalContext, providerOrderId: string): Promise<PaymentReport> {
  const answer = await call(context, 'look at order', (orders) => orders.getOrder({ id: providerOrderId }))
  if (answer.ok) return readOrder(answer.result)
  const outcome = answer.isKnown && answer.httpStatus === 404 ? 'gone' : 'unknown'
  return { outcome, status: answer.issue ?? 'UNKNOWN', problem: answer.problem }
}
