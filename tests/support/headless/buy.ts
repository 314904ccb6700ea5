import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ADDRESS, PASSWORD } from '../shop'
import type { HeadlessShop } from './start-headless-shop'

export type Person = { id: string | number; email: string; token: string }
export type Placed = {
  orderId: string
  orderNumber: string
  amount: number
  currency: string
  status: string
  invoiceNumber?: string
  paypalOrder?: { id: string }
}
export type Id = string | number

/** Somebody of the site's own collection, signed in through Payload’s own endpoint. */
export async function memberOf(
  shop: HeadlessShop,
  { people = 'members', team = false } = {},
): Promise<Person> {
  const email = `member-${randomUUID()}@example.com`
  const { id } = await shop.payload.create({
    collection: people as 'users',
    data: { email, password: PASSWORD, team } as never,
  })
  const { body } = await shop.call<{ token: string }>('POST', `/${people}/login`, {
    body: { email, password: PASSWORD },
  })
  return { id, email, token: body.token }
}

/** A program that staff of the site put up for sale, as the shop shows it. */
export async function programOf(shop: HeadlessShop, staff: Person, slug: string, priceCents: number) {
  const made = await shop.call('POST', '/products', {
    token: staff.token,
    body: {
      title: slug,
      summary: 'A program.',
      slug,
      sku: slug.toUpperCase(),
      kind: 'program',
      priceCents,
      _status: 'published',
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { body } = await shop.call<{ product: { id: Id; price: number } }>('GET', `/products/slug/${slug}`)
  return body.product
}

type Wanted = { products: Id[]; amount: number; paymentMethod?: 'paypal' | 'invoice' }

export async function placeOrder(shop: HeadlessShop, buyer: Person, wanted: Wanted): Promise<Placed> {
  const { products, amount, paymentMethod = 'paypal' } = wanted
  const { status, body } = await shop.call<Placed>('POST', '/payments/orders', {
    token: buyer.token,
    body: {
      amount,
      paymentProvider: 'paypal',
      paymentMethod,
      products: products.map((id) => ({ id, quantity: 1 })),
      billingAddress: ADDRESS,
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Placed, approved and captured. */
export async function payByPayPal(shop: HeadlessShop, buyer: Person, wanted: Wanted): Promise<Placed> {
  const placed = await placeOrder(shop, buyer, wanted)
  const paypal = placed.paypalOrder?.id ?? ''
  await shop.simulator.control('POST', `/orders/${paypal}/approve`)
  const path = `/payments/capture/paypal/${paypal}`
  const paid = await shop.call(`POST`, path, { token: buyer.token, body: {} })
  expect(paid.body).toMatchObject({ success: true, status: 'COMPLETED' })
  return placed
}

export async function ownedBy(shop: HeadlessShop, person: Person): Promise<Id[]> {
  const path = '/payments/user-products'
  const { body } = await shop.call<{ data: { productId: Id }[] }>('GET', path, { token: person.token })
  return body.data.map(({ productId }) => productId)
}
