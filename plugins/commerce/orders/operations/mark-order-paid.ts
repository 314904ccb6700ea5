import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { printDate, printDay } from '@/src/domain/invoices/print-date'
import { formatCad } from '@/src/domain/money/money'
import { PAID_BY_LABELS, type PaymentMethod } from '@/src/domain/orders/order-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { type Activity, logActivity } from '@/src/server/log-activity'
import { site } from '@/src/server/site'
import { redeemDiscount } from '../../discounts/operations/redeem-discount'
import { soldByOf } from '../../invoices/compose-document'
import { payInvoice } from '../../invoices/operations/pay-invoice'
import { type OrderFacts, readOrderFacts } from '../../invoices/operations/read-order-facts'
import { grantOrderLines } from '../../user-products/operations/grant-order-lines'
import { reopenUserProducts } from '../../user-products/operations/reopen-user-products'
import { firstnameSql } from './firstname-sql'
import { orderStateOf } from './order-state-of'

type PaidOrder = {
  id: string
  number: string
  user_id: string
  customer_email: string
  firstname: string
  payment_method: PaymentMethod
  paid_at: Date
  discount_id: string | null
  subtotal_cents: number
  discount_cents: number
  tax_cents: number
  total_cents: number
  provider_name: string | null
}

type News = Pick<Activity, 'by' | 'actor'> & {
  /** The day staff say the money came ('2026-11-20'), when that is not today. */
  receivedOn?: string | undefined
}

/**
 * Makes an order paid, in the caller's transaction: programs granted, discount used, its invoice paid if it has one,
 * receipt queued, all with it.
 * A cancelled order becomes paid too, since late money wins. An order that is paid already is left as it is.
 */
export async function markOrderPaid(
  sql: Sql,
  orderId: string,
  { by, actor, receivedOn }: News,
): Promise<OrderState> {
  const order = await pay(sql, orderId)
  if (!order) return orderStateOf(sql, orderId)
  if (order.discount_id) await redeemDiscount(sql, orderId)
  await grantOrderLines(sql, { orderId, userId: order.user_id })
  if (order.payment_method === 'invoice') {
    await payInvoice(sql, orderId)
    await reopenUserProducts(sql, orderId)
  }
  const facts = await readOrderFacts(sql, orderId)
  await queueReceipt(sql, order, { lines: facts.lines, receivedOn })
  // Receipts are drawn when somebody asks for them: who sold it is kept here, where nothing is ever changed.
  const details = { soldBy: soldByOf(facts) }
  await logActivity(sql, { action: 'order.paid', by, actor, user: order.user_id, order: orderId, details })
  return 'paid'
}

async function pay(sql: Sql, orderId: string): Promise<PaidOrder | undefined> {
  const { rows } = await sql.query<PaidOrder>({
    name: 'order-pay',
    text: `UPDATE orders o SET state = 'paid', paid_at = now(), cancelled_at = NULL, updated_at = now()
             FROM ${site().customers.table} u
            WHERE o.id = $1 AND o.state IN ('pending', 'cancelled') AND u.id = o.user_id
        RETURNING o.id, o.number, o.user_id, o.customer_email, ${firstnameSql()}, o.payment_method, o.paid_at, o.discount_id,
                  o.subtotal_cents::int, o.discount_cents::int, o.tax_cents::int, o.total_cents::int,
                  (SELECT branding_name FROM system_settings LIMIT 1) AS provider_name`,
    values: [orderId],
  })
  return rows[0]
}

type Printed = Pick<OrderFacts, 'lines'> & Pick<News, 'receivedOn'>

async function queueReceipt(sql: Sql, order: PaidOrder, { lines, receivedOn }: Printed): Promise<void> {
  await queueMail(sql, orderReceipt, {
    to: order.customer_email,
    dedupeKey: `order-receipt:${order.id}`,
    variables: {
      firstname: order.firstname,
      orderNumber: order.number,
      paidOn: receivedOn ? printDay(receivedOn) : printDate(order.paid_at),
      lines: lines.map(({ title, unitPriceCents }) => ({ title, amount: formatCad(unitPriceCents) })),
      subtotal: formatCad(order.subtotal_cents),
      discount: formatCad(order.discount_cents),
      tax: formatCad(order.tax_cents),
      total: formatCad(order.total_cents),
      paymentMethod: PAID_BY_LABELS[order.payment_method],
      programsUrl: `${env().SITE_URL}${site().pages.programs}`,
      providerName: order.provider_name ?? 'Training provider',
    },
    attachments: [{ kind: 'receipt', reference: order.id }],
    user: order.user_id,
    order: order.id,
  })
}
