import type { ListedRefunds } from '../payment-report'
import { call, type PayPalContext } from './call'
import { readRefund } from './read-refund'
import { textOf } from './text-of'

/** Words of PayPal's for money the buyer's bank took back. */
const REVERSALS = new Set(['CHARGEBACK', 'BUYER_COMPLAINT'])

/** Every refund PayPal lists with an order, or null when it does not say. */
export async function listRefunds(
  context: PayPalContext,
  providerOrderId: string,
): Promise<ListedRefunds | null> {
  const answer = await call(context, 'list refunds', (orders) => orders.getOrder({ id: providerOrderId }))
  if (!answer.ok) return null
  const payments = (answer.result.purchaseUnits ?? []).map((unit) => unit.payments)
  return {
    refunds: payments.flatMap((each) => each?.refunds ?? []).map(readRefund),
    isReversed: payments
      .flatMap((each) => each?.captures ?? [])
      .some(({ statusDetails }) => REVERSALS.has(textOf(statusDetails?.reason))),
  }
}
