import { placeOrder } from '@/plugins/commerce/checkout/operations/place-order'
import { priceCart } from '@/plugins/commerce/checkout/operations/price-cart'
import { remindNow } from '@/plugins/commerce/invoices/operations/remind-now'
import { cancelOrder } from '@/plugins/commerce/orders/operations/cancel-order'
import { markPaid } from '@/plugins/commerce/orders/operations/mark-invoice-paid'
import { deliverLicences } from '@/plugins/groups/operations/deliver-licences'
import { dayOf } from '@/src/domain/invoices/print-date'
import { pool } from '@/src/server/db/transaction'
import { addressOf } from './address'
import { refundLater } from './give-back'
import { fillGroup } from './group-members'
import type { YearPerson } from './people'
import { type Cart, ifRefused } from './sell-online'
import { asUser, daysAfter, type Year } from './year'

/** Somebody orders by invoice: most pay within weeks, some late, a few never; one now and then is called off. */
export async function sellByInvoice(year: Year, person: YearPerson, cart: Cart, at: Date): Promise<void> {
  const { payload, chance } = year
  const { locale } = person
  const price = await priceCart(payload, person.id, { ...cart, locale }, at).catch(ifRefused)
  if (!price || price.priced.totalCents === 0) return
  const order = {
    amount: price.priced.totalCents / 100,
    subtotal: undefined,
    currency: undefined,
    paymentProvider: 'invoice',
    paymentMethod: 'invoice' as const,
    productIds: cart.productIds,
    discountCode: cart.discountCode,
    billingAddress: addressOf(person),
    invoiceDetails: { organization: person.organization ?? undefined, reference: undefined },
    gift: undefined,
  }
  const placed = await placeOrder(payload, asUser(person), { order, idempotencyKey: null, locale }, at)
  const { orderId, orderNumber: number } = placed
  const sold: Sold = { person, orderId, number, cents: price.priced.totalCents, productIds: cart.productIds }
  const fate = chance.below(100)
  if (fate < 6) {
    const cancel = () => cancelOrder(payload, { orderId, actor: year.admin, isStaff: true })
    return year.later({ at: daysAfter(at, 20 + chance.below(20)), act: cancel })
  }
  if (fate < 14) return remindLater(year, orderId, daysAfter(at, 33))
  const paidAt = daysAfter(at, 3 + chance.below(fate < 30 ? 45 : 24))
  if (paidAt > daysAfter(at, 33)) remindLater(year, orderId, daysAfter(at, 32))
  year.later({ at: paidAt, act: () => markAsPaid(year, sold, paidAt) })
}

type Sold = { person: YearPerson; orderId: string; number: string; cents: number; productIds: string[] }

async function markAsPaid(year: Year, sold: Sold, at: Date): Promise<void> {
  const { payload, admin, books, chance, opened } = year
  const { person, orderId, number, cents, productIds } = sold
  const input = { paidOn: dayOf(at), reference: `Bank transfer ${number}`, note: undefined }
  await markPaid(payload, { orderId, actor: admin, input }, at)
  books.push({ at: at.toISOString(), kind: 'paid', method: 'invoice', cents })
  for (const productId of productIds) opened.push({ person, productId, at })
  if (await deliverLicences(payload, person.id)) return fillGroup(year, { leader: person, orderId }, at)
  if (chance.is(0.03)) {
    const attemptId = await attemptOf(year, orderId)
    refundLater(year, { orderId, attemptId, number, cents, productIds, method: 'invoice' }, at)
  }
}

function remindLater(year: Year, orderId: string, at: Date): void {
  const remind = async () => {
    await remindNow(year.payload, { orderId, actor: year.admin }, at).catch(ifRefused)
  }
  year.later({ at, act: remind })
}

async function attemptOf({ payload }: Year, orderId: string): Promise<string> {
  const { rows } = await pool(payload).query<{ id: string }>(
    `SELECT id FROM payment_attempts WHERE order_id = $1 AND state = 'captured'`,
    [orderId],
  )
  return rows[0]?.id ?? ''
}
