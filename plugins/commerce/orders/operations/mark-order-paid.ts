import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { formatCad } from '@/src/domain/money/money'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { type Activity, logActivity } from '@/src/server/log-activity'
import { redeemDiscount } from '../../discounts/operations/redeem-discount'
import { grantUserProducts } from '../../user-products/operations/grant-user-products'
import { orderStateOf } from './order-state-of'

type PaidOrder = {
  id: string
  number: string
  user_id: string
  customer_email: string
  firstname: string
  payment_method: 'credit' | 'paypal' | 'invoice' | 'none'
  paid_at: Date
  discount_id: string | null
  subtotal_cents: number
  discount_cents: number
  tax_cents: number
  total_cents: number
  provider_name: string | null
}

/**
 * Makes an order paid, in the caller's transaction: programs granted, discount used, receipt queued, all with it.
 * A cancelled order becomes paid too, since late money wins. An order that is paid already is left as it is.
 */
export async function markOrderPaid(
  sql: Sql,
  orderId: string,
  { by, actor }: Pick<Activity, 'by' | 'actor'>,
): Promise<OrderState> {
  const order = await pay(sql, orderId)
  if (!order) return orderStateOf(sql, orderId)
  if (order.discount_id) await redeemDiscount(sql, orderId)
  await grantUserProducts(sql, { orderId, userId: order.user_id })
  await queueReceipt(sql, order)
  await logActivity(sql, { action: 'order paid', by, actor, user: order.user_id, order: orderId })
  return 'paid'
}

async function pay(sql: Sql, orderId: string): Promise<PaidOrder | undefined> {
  const { rows } = await sql.query<PaidOrder>({
    name: 'order-pay',
    text: `UPDATE orders o SET state = 'paid', paid_at = now(), cancelled_at = NULL, updated_at = now()
             FROM users u
            WHERE o.id = $1 AND o.state IN ('pending', 'cancelled') AND u.id = o.user_id
        RETURNING o.id, o.number, o.user_id, o.customer_email, u.firstname, o.payment_method, o.paid_at, o.discount_id,
                  o.subtotal_cents::int, o.discount_cents::int, o.tax_cents::int, o.total_cents::int,
                  (SELECT branding_name FROM system_settings LIMIT 1) AS provider_name`,
    values: [orderId],
  })
  return rows[0]
}

async function queueReceipt(sql: Sql, order: PaidOrder): Promise<void> {
  const { rows } = await sql.query<{ title: string; unit_price_cents: number }>({
    name: 'order-lines',
    text: 'SELECT title, unit_price_cents::int FROM orders_lines WHERE _parent_id = $1 ORDER BY _order',
    values: [order.id],
  })
  await queueMail(sql, orderReceipt, {
    to: order.customer_email,
    dedupeKey: `order-receipt:${order.id}`,
    variables: {
      firstname: order.firstname,
      orderNumber: order.number,
      paidOn: order.paid_at.toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }),
      lines: rows.map(({ title, unit_price_cents }) => ({ title, amount: formatCad(unit_price_cents) })),
      subtotal: formatCad(order.subtotal_cents),
      discount: formatCad(order.discount_cents),
      tax: formatCad(order.tax_cents),
      total: formatCad(order.total_cents),
      paymentMethod: METHOD_NAMES[order.payment_method],
      programsUrl: `${env().SITE_URL}/profile`,
      providerName: order.provider_name ?? 'Training provider',
    },
  })
}

const METHOD_NAMES = {
  credit: 'credit or debit card',
  paypal: 'PayPal',
  invoice: 'invoice',
  none: 'discount code, nothing to pay',
} as const satisfies Record<PaidOrder['payment_method'], string>
