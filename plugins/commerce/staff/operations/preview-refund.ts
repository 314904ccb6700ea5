import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import { isOnline } from '@/src/domain/payments/offline'
import { type LineEffect, refundEffects } from '@/src/domain/refunds/refund-effect'
import type { RefundRequest } from '@/src/domain/refunds/refund-request'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { findProvider } from '../../payments/providers/require-provider'
import { lockPayment } from '../../refunds/operations/lock-payment'
import { planRefund } from '../../refunds/operations/plan-refund'
import { readOrderBeforeRefund } from './read-order-before-refund'

export type RefundPreview = {
  amountCents: number
  currency: string
  /** Where the money goes, in words. */
  goesTo: string
  /** What is left of the payment afterwards. */
  leftCents: number
  lines: LineEffect[]
  becomesRefunded: boolean
  /** The discount code that is given back. */
  codeGivenBack: string | null
  /** The mail that is sent when the money is back. */
  mailTo: string
}

/**
 * What a refund would do, by the rules of the refund itself, as the books stand. Writes nothing, asks nobody.
 * Refusals: those of the refund.
 */
export async function previewRefund(
  payload: Payload,
  orderId: string,
  input: Omit<RefundRequest, 'reason'>,
): Promise<RefundPreview> {
  return inTransaction(payload, async (sql) => {
    const attemptId = await findPayment(sql, orderId)
    const payment = await lockPayment(sql, attemptId)
    const { amountCents, parts } = await planRefund(sql, payment, input)
    const order = await readOrderBeforeRefund(sql, orderId, attemptId)
    const becomesRefunded = order.completedCents + amountCents === payment.amountCents
    return {
      amountCents,
      currency: payment.currency,
      goesTo: goesTo(payload, payment.provider, order.paymentMethod),
      leftCents: payment.amountCents - order.takenCents - amountCents,
      lines: refundEffects(order.lines, parts),
      becomesRefunded,
      codeGivenBack: becomesRefunded ? order.codeInUse : null,
      mailTo: order.customerEmail,
    }
  })
}

async function findPayment(sql: Sql, orderId: string): Promise<string> {
  const { rows } = await sql.query<{ attempt_id: string | null }>(
    `SELECT (SELECT a.id FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'captured') AS attempt_id
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  if (!rows[0].attempt_id) throw new DomainError('REFUND_NOT_POSSIBLE')
  return rows[0].attempt_id
}

/** What was paid outside the system goes back outside the system. */
function goesTo(payload: Payload, provider: string, method: PaymentMethod): string {
  if (provider === 'invoice') return 'whoever paid the invoice, sent by you as it came'
  if (!isOnline(provider)) return 'nobody'
  return findProvider(payload, provider)?.labels.refundGoesTo(method) ?? provider
}
