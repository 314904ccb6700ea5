import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { OrderRequest } from '@/src/domain/checkout/order-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { toDollars } from '@/src/domain/money/money'
import { differsFrom, type PricedOrder } from '@/src/domain/orders/price-order'
import { inTransaction, isUniqueViolation, pool } from '@/src/server/db/transaction'
import type { SignedInUser } from '@/src/server/endpoint'
import { failpoint } from '@/src/server/failpoint'
import { holdDiscount } from '../../discounts/operations/hold-discount'
import { markOrderPaid } from '../../orders/operations/mark-order-paid'
import { startPayment } from '../../payments/operations/start-payment'
import { requirePayPal } from '../../payments/providers/require-paypal'
import { refuseOwned } from '../../user-products/operations/refuse-owned'
import { type OrderReply, orderReply } from './order-reply'
import { priceCart } from './price-cart'
import { type NewOrder, type StoredOrder, storeOrder } from './store-order'

type Request = { order: OrderRequest; idempotencyKey: string | null }

/**
 * Places an order: prices it from the database, refuses when the buyer expected other figures, stores it as pending
 * together with its payment attempt, and only then asks the provider for a place to approve. A total of 0 is paid at
 * once, without a provider. With an `Idempotency-Key` the second call gives the first one's order.
 */
export async function placeOrder(
  payload: Payload,
  user: SignedInUser,
  { order, idempotencyKey }: Request,
  now: Date,
): Promise<OrderReply> {
  const requestHash = hashRequest(order)
  const known = idempotencyKey ? await orderReply(payload, user.id, { idempotencyKey, requestHash }) : null
  if (known) return known
  if (order.paymentMethod === 'invoice') throw new DomainError('METHOD_UNAVAILABLE')
  const cart = await priceCart(payload, user.id, order, now)
  if (differsFrom(order, cart.priced)) throw priceChanged(cart.priced)
  const isFree = cart.priced.totalCents === 0
  if (!isFree) requirePayPal(payload)
  const { paymentMethod: method, billingAddress } = order
  const fresh: NewOrder = { user, cart, method, billingAddress, idempotencyKey, requestHash }
  const stored = await storeOrRecall(payload, fresh, isFree ? settleFreeOrder : undefined)
  if (stored && !isFree) {
    failpoint('order-stored')
    await startPayment(payload, stored.attemptId)
  }
  if (isFree) wakeOutbox()
  const by = stored ? { orderId: stored.orderId } : { idempotencyKey: idempotencyKey ?? '', requestHash }
  const reply = await orderReply(payload, user.id, by)
  if (!reply) throw new Error('the order that was just stored is gone')
  return reply
}

type AndThen = (sql: Parameters<typeof holdDiscount>[0], stored: StoredOrder, userId: string) => Promise<void>

/** Two requests with one key at once: the unique index lets one through, the other finds that one's order (null). */
async function storeOrRecall(
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
const settleFreeOrder: AndThen = async (sql, { orderId, attemptId }, userId) => {
  await refuseOwned(sql, { orderId, userId })
  await holdDiscount(sql, orderId)
  await sql.query(
    `UPDATE payment_attempts SET state = 'captured', captured_at = now(), next_check_at = NULL WHERE id = $1`,
    [attemptId],
  )
  await markOrderPaid(sql, orderId, { by: 'customer', actor: userId })
}

function priceChanged(priced: PricedOrder): DomainError {
  return new DomainError('PRICE_CHANGED', {
    details: {
      amount: toDollars(priced.totalCents),
      subtotal: toDollars(priced.subtotalCents),
      discountAmount: toDollars(priced.discountCents),
      products: priced.lines.map(({ productId, title, unitPriceCents }) => ({
        id: productId,
        title,
        price: toDollars(unitPriceCents),
      })),
    },
  })
}

/** What the buyer asked for, whatever figures the browser showed them. */
function hashRequest({ productIds, discountCode, paymentMethod, billingAddress }: OrderRequest): string {
  const asked = JSON.stringify([productIds, discountCode ?? null, paymentMethod, billingAddress])
  return createHash('sha256').update(asked).digest('hex')
}
