import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { MarkPaidRequest } from '@/src/domain/invoices/mark-paid-request'
import { dayOf } from '@/src/domain/invoices/print-date'
import type { OrderState } from '@/src/domain/orders/order-state'
import { pool } from '@/src/server/db/transaction'
import { receivedReport } from '../../payments/operations/received-report'
import { settlePayment } from '../../payments/operations/settle-payment'

type Request = { orderId: string; actor: string; input: MarkPaidRequest }

export type PaidInvoice = { invoiceNumber: string; orderState: OrderState; paidOn: string }

type Row = {
  attemptId: string
  provider: string
  amountCents: number
  currency: string
  invoiceNumber: string | null
  orderState: OrderState
  paidOn: string | null
}

/**
 * Takes the word of staff that an invoice was paid, in full, through `settlePayment`: the order is paid, its
 * programs open, the receipt leaves. Saying so again, in the same moment or later, changes nothing and gives the first
 * answer. Refusals: `NOT_FOUND`, `INVOICE_NOT_OPEN` (the order is not by invoice), `INVOICE_CANCELLED` (credited
 * already: such money needs a new order), `VALIDATION_ERROR` for a day that has not come.
 */
export async function markPaid(
  payload: Payload,
  { orderId, actor, input }: Request,
  now: Date,
): Promise<PaidInvoice> {
  const on = input.paidOn ?? dayOf(now)
  if (on > dayOf(now)) {
    const errors = [{ path: 'paidOn', message: 'This day has not come yet' }]
    throw new DomainError('VALIDATION_ERROR', { details: { errors } })
  }
  const { attemptId, amountCents, currency } = await find(payload, orderId)
  const { reference, note } = input
  const received = { actor, on, reference, note }
  const report = receivedReport({ attemptId, amountCents, currency, received })
  const { state } = await settlePayment(payload, attemptId, report)
  if (state === 'cancelled') throw new DomainError('INVOICE_CANCELLED')
  const { invoiceNumber, orderState, paidOn } = await find(payload, orderId)
  return { invoiceNumber: invoiceNumber ?? '', orderState, paidOn: paidOn ?? on }
}

async function find(payload: Payload, orderId: string): Promise<Row> {
  const { rows } = await pool(payload).query<Row>(
    `SELECT a.id AS "attemptId", a.provider, a.amount_cents::int AS "amountCents", a.currency,
            i.number AS "invoiceNumber", o.state AS "orderState", a.report #>> '{received,on}' AS "paidOn"
       FROM orders o JOIN payment_attempts a ON a.order_id = o.id
       LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice'
      WHERE o.id = $1 ORDER BY a.created_at DESC LIMIT 1`,
    [orderId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  if (rows[0].provider !== 'invoice') throw new DomainError('INVOICE_NOT_OPEN')
  return rows[0]
}
