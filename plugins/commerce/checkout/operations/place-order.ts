import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { OrderRequest } from '@/src/domain/checkout/order-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { mergedAway } from '@/src/domain/errors/merged-away'
import { GIFT_DAY_PAST, isPast } from '@/src/domain/gifts/check-gift'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { toDollars } from '@/src/domain/money/money'
import { differsFrom, type PricedOrder } from '@/src/domain/orders/price-order'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { dayIn } from '@/src/domain/time/days'
import { inTransaction, isUniqueViolation, pool } from '@/src/server/db/transaction'
import type { SignedInUser } from '@/src/server/endpoint'
import { failpoint } from '@/src/server/failpoint'
import { refuseWhileHeld } from '@/src/server/instance/current-status'
import { siteOf } from '@/src/server/site'
import { holdDiscount } from '../../discounts/operations/hold-discount'
import { requireInvoices } from '../../invoices/operations/find-invoice-offer'
import { issueInvoice } from '../../invoices/operations/issue-invoice'
import { markOrderPaid } from '../../orders/operations/mark-order-paid'
import {
  type ChosenProvider,
  chooseProvider,
  defaultProvider,
} from '../../payments/operations/choose-provider'
import { captureNothing } from '../../payments/operations/move-payment'
import { settleReceived } from '../../payments/operations/settle-payment'
import { startPayment } from '../../payments/operations/start-payment'
import { requireProvider } from '../../payments/providers/require-provider'
import { lockBuyer, refuseOwned } from '../../user-products/operations/refuse-owned'
import type { OrderResponse } from '../order-answer'
import { NOTHING_GIVEN, wrongGift } from '../wrong-gift'
import { priceCart } from './price-cart'
import { orderReply, resumeOrder } from './resume-order'
import { type NewOrder, type StoredOrder, storeOrder } from './store-order'

/** Who of the staff orders, and the money where it came already. The day is a date, '2026-11-20'. */
export type StaffOrder = {
  actor: string
  received?: { on: string; reference: string; note?: string | undefined } | undefined
}

type Request = {
  order: OrderRequest
  idempotencyKey: string | null
  /** In which the buyer orders; English when nobody says. */
  locale?: Locale
  /** Staff who order for the buyer, by invoice. */
  staff?: StaffOrder
}
type Understood = Request & { chosen: ChosenProvider; requestHash: string }

/**
 * Places an order: prices it from the database, refuses when the buyer expected other figures, stores it as pending
 * together with its payment attempt, and only then asks the provider for a place to approve. An order by invoice gets its
 * invoice in the same transaction and waits. A total of 0 is paid at once, without a provider. With an `Idempotency-Key`
 * the second call gives the first one's order, also when both come at once. Staff order for somebody by the same rules: by
 * invoice, which is paid in the same transaction where they say that the money came another way. An account that is merged away
 * meanwhile is refused (`mergedAway`), unless the order was there before: then it goes along, and is answered as it is.
 */
export async function placeOrder(
  payload: Payload,
  user: SignedInUser,
  request: Request,
  now: Date,
): Promise<OrderResponse> {
  refuseWhileHeld()
  const { order, idempotencyKey, staff } = request
  const chosen = chooseProvider(payload, order)
  const isUsual = chosen.provider === 'invoice' || chosen.provider === defaultProvider(payload)
  const asked = isUsual ? chosen : { ...chosen, through: chosen.provider }
  const requestHash = hashRequest(order, staff ? { ...asked, received: staff.received ?? null } : asked)
  const findRepeated = () =>
    idempotencyKey ? resumeOrder(payload, user.id, { idempotencyKey, requestHash }) : Promise.resolve(null)
  const known = await findRepeated()
  if (known) return known
  try {
    return await placeNew(payload, user, { ...request, chosen, requestHash }, now)
  } catch (error) {
    const duplicate = isDuplicateRequest(error) ? await findRepeated() : null
    if (duplicate) return duplicate
    throw error
  }
}

/** The same request may have been placed while this one was being priced: then it is itself what stands in the way. */
function isDuplicateRequest(error: unknown): boolean {
  return error instanceof DomainError && OWN_OBSTACLES.has(error.code)
}

const OWN_OBSTACLES: ReadonlySet<string> = new Set([
  'ALREADY_OWNED',
  'PAYMENT_UNDER_WAY',
  'INVOICE_OPEN',
  'USAGE_LIMIT',
])

async function placeNew(
  payload: Payload,
  user: SignedInUser,
  { order, idempotencyKey, locale = DEFAULT_LOCALE, staff, chosen, requestHash }: Understood,
  now: Date,
): Promise<OrderResponse> {
  const { currency } = siteOf(payload)
  if (order.currency && order.currency !== currency) throw otherCurrency(currency)
  // A site that only sells with the package has nobody who would deliver a gift; and nobody delivers it yesterday.
  if (order.gift && !Object.hasOwn(payload.collections, 'gifts')) throw wrongGift('gift', NOTHING_GIVEN)
  if (order.gift && isPast(order.gift.day, dayIn(BUSINESS_TIME_ZONE, now)))
    throw wrongGift('gift.day', GIFT_DAY_PAST)
  const cart = await priceCart(payload, user.id, { ...order, locale, isByStaff: staff !== undefined }, now)
  if (differsFrom(order, cart.priced, currency)) throw priceChanged(cart.priced, currency)
  const isFree = cart.priced.totalCents === 0
  const isInvoice = !isFree && chosen.provider === 'invoice'
  if (isInvoice) await requireInvoices(payload, staff ? 'staff' : 'buyer')
  else if (!isFree) requireProvider(payload, chosen.provider)
  const { billingAddress, invoiceDetails } = order
  const asked = { billingAddress, invoiceDetails, idempotencyKey, requestHash, locale }
  const fresh: NewOrder = { user, cart, ...chosen, ...asked, staff: staff?.actor }
  const andThen = isFree ? settleFreeOrder(staff) : isInvoice ? invoiceOrder(staff) : undefined
  const stored = await findOrCreateOrder(payload, fresh, andThen)
  if (stored && !andThen) {
    failpoint('order-stored')
    const started = await startPayment(payload, stored.attemptId, stored.asked)
    if (started) return orderReply(payload, { ...stored, ...started })
  }
  if (andThen) wakeOutbox(payload)
  const by = stored ? { orderId: stored.orderId } : { idempotencyKey: idempotencyKey ?? '', requestHash }
  const reply = await resumeOrder(payload, user.id, by)
  // Found by its key a moment ago, and gone over to another account with all that this one had.
  if (!reply) throw mergedAway(staff ? 'staff' : 'owner')
  return reply
}

type AndThen = (sql: Parameters<typeof holdDiscount>[0], stored: StoredOrder, userId: string) => Promise<void>

/** Two requests with one key at once: the unique index lets one through, the other finds that one's order (null). */
async function findOrCreateOrder(
  payload: Payload,
  order: NewOrder,
  andThen?: AndThen,
): Promise<StoredOrder | null> {
  try {
    if (!andThen) return await storeOrder(pool(payload), order)
    return await inTransaction(payload, async (sql) => {
      const stored = await storeOrder(sql, order)
      await andThen(sql, stored, order.user.id)
      return stored
    })
  } catch (error) {
    if (order.idempotencyKey && isUniqueViolation(error)) return null
    throw error
  }
}

/** Nothing to pay: held, used, paid and granted in the transaction that stores the order. */
const settleFreeOrder =
  (staff: StaffOrder | undefined): AndThen =>
  async (sql, { orderId, attemptId }, userId) => {
    await lockBuyer(sql, userId)
    await refuseOwned(sql, { orderId, userId })
    await holdDiscount(sql, orderId)
    await captureNothing(sql, attemptId)
    const who = staff
      ? ({ by: 'staff', actor: staff.actor } as const)
      : ({ by: 'customer', actor: userId } as const)
    await markOrderPaid(sql, orderId, who)
  }

/**
 * Nothing is paid yet: the code's use is held, and the invoice is issued in the transaction that stores the order. Of money that
 * came another way it says what for, and is paid with it: nobody is asked to pay again.
 */
const invoiceOrder =
  (staff: StaffOrder | undefined): AndThen =>
  async (sql, { orderId, attemptId, hasCode }, userId) => {
    await lockBuyer(sql, userId)
    await refuseOwned(sql, { orderId, userId })
    if (hasCode) await holdDiscount(sql, orderId)
    await issueInvoice(sql, orderId, { staff: staff?.actor, isMailed: !staff?.received })
    if (staff?.received) await settleReceived(sql, attemptId, { actor: staff.actor, ...staff.received })
  }

function otherCurrency(currency: string): DomainError {
  const errors = [{ path: 'currency', message: `Only ${currency} is accepted` }]
  return new DomainError('VALIDATION_ERROR', { details: { errors } })
}

function priceChanged(priced: PricedOrder, currency: string): DomainError {
  return new DomainError('PRICE_CHANGED', {
    details: {
      amount: toDollars(priced.totalCents, currency),
      subtotal: toDollars(priced.subtotalCents, currency),
      discountAmount: toDollars(priced.discountCents, currency),
      products: priced.lines.map(({ productId, title, unitPriceCents }) => ({
        id: productId,
        title,
        price: toDollars(unitPriceCents, currency),
      })),
    },
  })
}

type Asked = { method: string; through?: string; received?: StaffOrder['received'] | null }

/** What the buyer asked for, whatever figures the browser showed them; `through` when it is not the usual provider. */
function hashRequest(order: OrderRequest, { method, through, received }: Asked): string {
  const { productIds, discountCode, billingAddress, invoiceDetails, gift } = order
  const details = [invoiceDetails, through, gift, received].filter((each) => each !== undefined)
  const asked = JSON.stringify([productIds, discountCode ?? null, method, billingAddress, ...details])
  return createHash('sha256').update(asked).digest('hex')
}
