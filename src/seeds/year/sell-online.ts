import { priceCart } from '@/plugins/commerce/checkout/operations/price-cart'
import { storeOrder } from '@/plugins/commerce/checkout/operations/store-order'
import { holdDiscount } from '@/plugins/commerce/discounts/operations/hold-discount'
import { awaitApproval } from '@/plugins/commerce/payments/operations/move-payment'
import { settlePayment } from '@/plugins/commerce/payments/operations/settle-payment'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { addressOf } from './address'
import { refundLater } from './give-back'
import type { YearPerson } from './people'
import { type ProviderPayment, providerId, SIMULATED_PAYEE } from './provider-history'
import { asUser, daysAfter, type Year } from './year'

export type Cart = { productIds: string[]; discountCode?: string | undefined }
export type Placed = {
  orderId: string
  attemptId: string
  number: string
  cents: number
  productIds: string[]
}

const MINUTE_DAYS = 1 / 1_440

/** Somebody buys by card or at PayPal: most pay within minutes, a few give up, some are refused first. */
export async function sellOnline(year: Year, person: YearPerson, cart: Cart, at: Date): Promise<void> {
  const { chance } = year
  const method = chance.is(0.68) ? 'credit' : 'paypal'
  const placed = await place(year, person, { ...cart, method }, at)
  if (!placed) return
  const fate = chance.below(100)
  if (fate < 7) {
    const gone = { outcome: 'gone', status: 'EXPIRED' } as const
    const act = () => settle(year, placed, gone)
    return year.later({ at: daysAfter(at, 0.3), act })
  }
  if (fate < 11) {
    const declined = { outcome: 'declined', status: 'DECLINED', problem: 'INSTRUMENT_DECLINED' } as const
    year.later({ at: daysAfter(at, 2 * MINUTE_DAYS), act: () => settle(year, placed, declined) })
  }
  const paidAt = daysAfter(at, (4 + chance.below(6)) * MINUTE_DAYS)
  year.later({ at: paidAt, act: () => pay(year, { person, placed, method, paidAt }) })
}

async function place(
  { payload }: Year,
  person: YearPerson,
  { method, ...cart }: Cart & { method: 'credit' | 'paypal' },
  at: Date,
): Promise<(Placed & { providerOrderId: string }) | null> {
  const { locale } = person
  const priced = await priceCart(payload, person.id, { ...cart, locale }, at).catch(ifRefused)
  if (!priced || priced.priced.totalCents === 0) return null
  const stored = await storeOrder(pool(payload), {
    user: asUser(person),
    cart: priced,
    method,
    provider: 'paypal',
    billingAddress: addressOf(person),
    idempotencyKey: null,
    requestHash: '',
    locale,
  })
  const { totalCents: cents, lines } = priced.priced
  const orderId = providerId('order', Number(stored.number))
  const approveUrl = `https://paypal.example/checkoutnow?token=${orderId}`
  const status = 'PAYER_ACTION_REQUIRED'
  const approval = { providerOrderId: orderId, approveUrl, status, payee: SIMULATED_PAYEE }
  await awaitApproval(pool(payload), stored.attemptId, approval)
  return { ...stored, cents, providerOrderId: orderId, productIds: lines.map(({ productId }) => productId) }
}

type Paid = {
  person: YearPerson
  placed: Placed & { providerOrderId: string }
  method: 'credit' | 'paypal'
  paidAt: Date
}

async function pay(year: Year, { person, placed, method, paidAt }: Paid): Promise<void> {
  const { payload, books, chance, opened, provider } = year
  const { attemptId, orderId, cents, number, productIds } = placed
  await inTransaction(payload, (sql) => holdDiscount(sql, orderId))
  const captureId = providerId('capture', Number(number))
  // Now and then the provider says another amount: somebody of the staff has to look at it.
  const isOdd = paidAt > daysAfter(year.end, -6) && chance.is(0.06)
  const taken = isOdd ? cents - 100 : cents
  const report = { outcome: 'captured', status: 'COMPLETED', captureId, amountCents: taken } as const
  const { state } = await settle(year, placed, {
    ...report,
    currency: 'CAD',
    attemptId,
    payee: SIMULATED_PAYEE,
  })
  const history: ProviderPayment = {
    orderId: placed.providerOrderId,
    captureId,
    cents: taken,
    currency: 'CAD',
    customId: attemptId,
    invoiceId: await referenceOf(year, orderId),
    at: paidAt.toISOString(),
    refunds: [],
  }
  provider.push(history)
  if (state !== 'captured') return
  books.push({ at: paidAt.toISOString(), kind: 'paid', method, cents })
  for (const productId of productIds) opened.push({ person, productId, at: paidAt })
  if (chance.is(0.06)) refundLater(year, { ...placed, method, history }, paidAt)
}

function settle({ payload }: Year, { attemptId }: Placed, report: Parameters<typeof settlePayment>[2]) {
  return settlePayment(payload, attemptId, report)
}

async function referenceOf({ payload }: Year, orderId: string): Promise<string> {
  const { rows } = await pool(payload).query<{ reference: string }>(
    'SELECT coalesce(payment_reference, number) AS reference FROM orders WHERE id = $1',
    [orderId],
  )
  return rows[0]?.reference ?? ''
}

/** Who owns it already, or used a code up, buys nothing this time. */
export function ifRefused(error: unknown): null {
  if (error instanceof DomainError) return null
  throw error
}
