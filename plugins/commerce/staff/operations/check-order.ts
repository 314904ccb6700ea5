import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { formatMoney } from '@/src/domain/money/money'
import { ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { isOnline } from '@/src/domain/payments/offline'
import { PAYMENT_STATE_LABELS } from '@/src/domain/payments/payment-labels'
import { pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'
import { reconcilePayment } from '../../payments/operations/reconcile-payment'
import { requireProvider } from '../../payments/providers/require-provider'
import { sendRefund } from '../../refunds/operations/send-refund'
import { settleRefund } from '../../refunds/operations/settle-refund'
import { type OpenRefund, type Payment, readChecked } from './read-checked'

/**
 * Asks the provider about every payment of an order and every refund on its way, and settles what came of it, through
 * the operations everybody uses. Gives what changed, in words; nothing changed is an empty list. Safe any number of times.
 * Refusals: `NOT_FOUND`, `PROVIDER_UNAVAILABLE`.
 */
export async function checkOrder(payload: Payload, orderId: string, actor: string): Promise<string[]> {
  const before = await readChecked(payload, orderId)
  const refusals: string[] = []
  for (const payment of before.payments) refusals.push(...(await checkPayment(payload, payment)))
  for (const refund of before.refunds) await checkRefund(payload, refund)
  const after = await readChecked(payload, orderId)
  const changes = [...differences(before, after, siteOf(payload).currency), ...refusals]
  const outcome = changes.join(' ') || 'Nothing changed.'
  await logActivity(pool(payload), {
    action: 'payment.checked',
    by: 'staff',
    actor,
    user: before.userId,
    order: orderId,
    details: { outcome },
  })
  return changes
}

/** A payment that cannot be taken (code used up, owned by now) says why; it is no reason not to look at the others. */
async function checkPayment(payload: Payload, { id, provider }: Payment): Promise<string[]> {
  if (!isOnline(provider)) return []
  try {
    await reconcilePayment(payload, id)
    return []
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'PROVIDER_UNAVAILABLE') throw error
    return [`The payment could not be taken: ${error.message}`]
  }
}

async function checkRefund(
  payload: Payload,
  { id, state, provider, providerRefundId }: OpenRefund,
): Promise<void> {
  if (state === 'requested') await sendRefund(payload, id)
  else if (state === 'pending' && providerRefundId) {
    await settleRefund(payload, id, await requireProvider(payload, provider).getRefund(providerRefundId))
  }
}

type Books = Awaited<ReturnType<typeof readChecked>>

function differences(before: Books, after: Books, currency: string): string[] {
  const payments = after.payments.flatMap(({ id, state, amountCents, problem }) => {
    const was = before.payments.find((payment) => payment.id === id)?.state
    if (was === undefined || was === state) return []
    const words = `The payment of ${formatMoney(amountCents, currency)} was “${PAYMENT_STATE_LABELS[was].label}”, now “${PAYMENT_STATE_LABELS[state].label}”.`
    return [problem ? `${words} ${problem}.` : words]
  })
  const refunds = after.refunds.flatMap(({ id, state, amountCents }) => {
    const was = before.refunds.find((refund) => refund.id === id)?.state
    return was && was !== state
      ? [`The refund of ${formatMoney(amountCents, currency)} was ${was}, now ${state}.`]
      : []
  })
  const order =
    before.orderState === after.orderState
      ? []
      : [
          `The order was “${ORDER_STATE_LABELS[before.orderState].label}”, now “${ORDER_STATE_LABELS[after.orderState].label}”.`,
        ]
  return [...payments, ...refunds, ...order]
}
