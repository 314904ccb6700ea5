import { orderReceipt } from '@/plugins/mail/messages/order-receipt'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { printDate, printDay } from '@/src/domain/invoices/print-date'
import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { formatMoney } from '@/src/domain/money/money'
import { PAID_BY_LABELS } from '@/src/domain/orders/order-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import type { Activity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'
import { queueEvents } from '../../events/queue-events'
import { soldByOf } from '../../invoices/compose-document'
import { moveInvoice } from '../../invoices/operations/move-invoice'
import type { OrderFacts } from '../../invoices/operations/read-order-facts'
import { reopenUserProducts } from '../../user-products/operations/reopen-user-products'
import { moveOrder } from './move-order'
import { openPaidOrder } from './open-paid-order'
import { orderStateOf } from './order-state-of'

type Confirmation = Pick<Activity, 'by' | 'actor'> & {
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
  { by, actor, receivedOn }: Confirmation,
): Promise<OrderState> {
  const order = await moveOrder(sql, orderId, 'paid')
  if (!order) return orderStateOf(sql, orderId)
  const { userId: user } = order
  const facts = await openPaidOrder(sql, { orderId, userId: user })
  if (order.paymentMethod === 'invoice') {
    await moveInvoice(sql, orderId, 'paid')
    await reopenUserProducts(sql, orderId)
  }
  // Receipts are drawn when somebody asks for them: who sold it is kept in the log, where nothing is ever changed.
  const details = { soldBy: soldByOf(facts) }
  const activity: Activity = { action: 'order.paid', by, actor, user, order: orderId, details }
  await queueReceipt(sql, facts, { receivedOn, activity })
  await queueEvents(sql, 'onOrderPaid', [{ orderId, userId: user }])
  return 'paid'
}

async function queueReceipt(
  sql: Sql,
  order: OrderFacts,
  { receivedOn, activity }: { receivedOn: string | undefined; activity: Activity },
): Promise<void> {
  const { locale } = order
  const amount = (cents: number) => formatMoney(cents, order.currency, LANGUAGE_TAGS[locale])
  await queueMail(sql, orderReceipt, {
    to: order.customerEmail,
    locale,
    dedupeKey: `order-receipt:${order.id}`,
    variables: {
      firstname: order.firstname,
      orderNumber: order.number,
      paidOn: receivedOn ? printDay(receivedOn, locale) : printDate(order.paidAt ?? order.now, locale),
      lines: order.lines.map(({ title, unitPriceCents }) => ({ title, amount: amount(unitPriceCents) })),
      subtotal: amount(order.subtotalCents),
      discount: amount(order.discountCents),
      tax: amount(order.taxCents),
      total: amount(order.totalCents),
      paymentMethod: PAID_BY_LABELS[locale][order.method],
      programsUrl: `${env().SITE_URL}${localPath(siteOf(sql).pages.programs, locale)}`,
      providerName: order.settings.providerName ?? 'Training provider',
    },
    attachments: [{ kind: 'receipt', reference: order.id }],
    user: order.userId,
    order: order.id,
    activity,
  })
}
