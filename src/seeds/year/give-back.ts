import { insertRefund } from '@/plugins/commerce/refunds/operations/insert-refund'
import { lockPayment } from '@/plugins/commerce/refunds/operations/lock-payment'
import { planRefund } from '@/plugins/commerce/refunds/operations/plan-refund'
import { settleLocked } from '@/plugins/commerce/refunds/operations/settle-refund'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { ProviderPayment } from './provider-history'
import { providerId } from './provider-history'
import { daysAfter, type Year } from './year'

export type Given = {
  orderId: string
  attemptId: string
  number: string
  cents: number
  productIds: string[]
  method: PaymentMethod
  /** Of a payment through the provider. */
  history?: ProviderPayment
}

const REASONS = [
  'Not what they expected',
  'Bought by mistake',
  'Health does not allow it now',
  'Goodwill',
] as const

/** Some days later staff give money back: all of it, one line, or a part as goodwill. */
export function refundLater(year: Year, given: Given, paidAt: Date): void {
  const at = daysAfter(paidAt, 1 + year.chance.below(20))
  year.later({ at, act: () => giveBack(year, given, at) })
}

async function giveBack(year: Year, given: Given, at: Date): Promise<void> {
  const { payload, admin: actor, chance, books } = year
  const reason = chance.one(REASONS)
  const isPart = reason === 'Goodwill' && given.cents > 3_000
  const oneLine = given.productIds.length > 1 && chance.is(0.5) ? given.productIds.slice(0, 1) : null
  const asked = isPart
    ? { amountCents: Math.floor(given.cents / 4), endAccess: false }
    : oneLine
      ? { lines: oneLine.map((id) => ({ id })) }
      : {}
  const isOnline = given.history !== undefined
  await inTransaction(payload, async (sql) => {
    const payment = await lockPayment(sql, given.attemptId)
    const { amountCents, parts } = await planRefund(sql, payment, asked)
    const refundId = await insertRefund(sql, payment, { origin: 'staff', amountCents, parts, reason, actor })
    const about = { actor, user: payment.userId, order: given.orderId }
    const details = { refund: refundId, amountCents, reason }
    await logActivity(sql, { action: 'refund.requested', by: 'staff', ...about, details })
    const id = providerId('refund', Number(given.number))
    const money = { amountCents, currency: payment.currency }
    const report = isOnline
      ? {
          outcome: 'completed' as const,
          status: 'COMPLETED',
          providerRefundId: id,
          customId: refundId,
          ...money,
        }
      : { outcome: 'completed' as const, status: 'BY_HAND', ...money }
    const by = isOnline ? {} : ({ by: 'staff', actor } as const)
    await settleLocked(sql, payment, { refundId, report, isReversal: false, ...by })
    given.history?.refunds.push({ id, cents: amountCents, customId: refundId, at: at.toISOString() })
    books.push({ at: at.toISOString(), kind: 'refunded', method: given.method, cents: amountCents })
  })
}
