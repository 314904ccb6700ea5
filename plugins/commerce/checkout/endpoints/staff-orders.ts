import { z } from 'zod'
import { staffOrderSchema, staffPreviewSchema } from '@/src/domain/checkout/staff-order-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { dayOf } from '@/src/domain/invoices/print-date'
import { toDollars } from '@/src/domain/money/money'
import { defineEndpoint } from '@/src/server/endpoint'
import { places } from '@/src/server/geo/places'
import { successWith } from '@/src/server/reply'
import { siteOf } from '@/src/server/site'
import { CART_REFUSALS } from '../cart-refusals'
import { IDEMPOTENCY_HEADER, idempotencyKeyOf } from '../idempotency-key'
import { findCustomer } from '../operations/find-customer'
import { placeOrder, type StaffOrder } from '../operations/place-order'
import { priceCart } from '../operations/price-cart'
import { orderAnswer } from '../order-answer'
import { EXAMPLE_ADDRESS } from './example-address'

const REFUSALS = ['NOT_FOUND', ...CART_REFUSALS] as const

const preview = z.object({
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** Where they are billed to by default; null when they never said. */
  billingAddress: z
    .object({
      full_name: z.string(),
      address_line_1: z.string(),
      city: z.string(),
      province: z.string(),
      postal_code: z.string(),
      country: z.string(),
    })
    .nullable(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), price: z.number(), discount: z.number() })),
  subtotal: z.number(),
  discount: z.number(),
  total: z.number(),
  currency: z.string(),
})

/**
 * `POST /payments/orders/for-customer/preview` `{ customer, products, discountCode? }`, staff only: what an order would cost that
 * person, by the rules of the checkout. Reserves nothing. Refusals: those of the order.
 */
export const previewStaffOrder = defineEndpoint({
  method: 'post',
  path: '/payments/orders/for-customer/preview',
  access: 'staff',
  about: { summary: 'Staff: what an order for somebody would cost.', errors: [...REFUSALS] },
  input: staffPreviewSchema,
  answers: successWith(preview),
  handler: async ({ input, req }) => {
    const { currency } = siteOf(req.payload)
    const { user, address, locale } = await findCustomer(req.payload, input.customer)
    const { priced } = await priceCart(
      req.payload,
      user.id,
      { ...input, locale, isByStaff: true },
      new Date(),
    )
    const dollars = (cents: number) => toDollars(cents, currency)
    return {
      success: true,
      data: {
        customer: { id: user.id, name: user.name, email: user.email },
        billingAddress: address,
        lines: priced.lines.map(({ productId, title, unitPriceCents, discountCents }) => ({
          id: productId,
          title,
          price: dollars(unitPriceCents),
          discount: dollars(discountCents),
        })),
        subtotal: dollars(priced.subtotalCents),
        discount: dollars(priced.discountCents),
        total: dollars(priced.totalCents),
        currency,
      },
    }
  },
})

/**
 * `POST /payments/orders/for-customer`, staff only: `{ customer, order, received? }`, an order by invoice for somebody, `order` as
 * their own checkout sends it, `customer` the id or address of their account. With `received` `{ reference, paidOn?, note? }` it
 * was paid another way: its invoice is paid at once, the programs open and the receipt leaves. Optional header
 * `Idempotency-Key`: same key, same answer. Refusals: those of the checkout.
 */
export const createStaffOrder = defineEndpoint({
  method: 'post',
  path: '/payments/orders/for-customer',
  access: 'staff',
  about: {
    summary: 'Staff: an order for somebody, by invoice or paid another way.',
    headers: IDEMPOTENCY_HEADER,
    errors: [...REFUSALS, 'CONFLICT', 'PRICE_CHANGED', 'METHOD_UNAVAILABLE', 'IDEMPOTENCY_MISMATCH'],
    example: {
      customer: 'customer@example.com',
      order: {
        amount: 49,
        paymentProvider: 'invoice',
        products: [{ id: '00000000-0000-4000-8000-000000000000' }],
        billingAddress: EXAMPLE_ADDRESS,
      },
      received: { reference: 'Cheque 117' },
    },
  },
  input: staffOrderSchema(places),
  answers: orderAnswer,
  handler: async ({ input: { customer, order, received }, req, user: { id: actor } }) => {
    const idempotencyKey = idempotencyKeyOf(req)
    const now = new Date()
    if (received?.paidOn && received.paidOn > dayOf(now))
      throw wrong('received.paidOn', 'This day has not come yet')
    const { user, locale } = await findCustomer(req.payload, customer)
    const staff: StaffOrder = {
      actor,
      received: received && {
        on: received.paidOn ?? dayOf(now),
        reference: received.reference,
        note: received.note,
      },
    }
    // What staff type is no reason to bill the person there the next time.
    const asked = { ...order, billingAddress: { ...order.billingAddress, is_default: false } }
    return placeOrder(req.payload, user, { order: asked, idempotencyKey, locale, staff }, now)
  },
})

function wrong(path: string, message: string): DomainError {
  return new DomainError('VALIDATION_ERROR', { details: { errors: [{ path, message }] } })
}
