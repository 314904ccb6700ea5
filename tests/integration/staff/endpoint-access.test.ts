import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let buyer: Customer
let places: { orderId: string; attemptId: string; accessId: string; productId: string }
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  buyer = await person(shop)
  const product = await shop.product()
  const { orderId } = await paidOrder(shop, buyer, [product])
  const [row] = await shop.database.query<{ attempt: string; access: string }>(
    `SELECT (SELECT id FROM payment_attempts WHERE order_id = $1) AS attempt,
            (SELECT id FROM user_products WHERE order_id = $1) AS access`,
    [orderId],
  )
  places = { orderId, attemptId: row?.attempt ?? '', accessId: row?.access ?? '', productId: product.id }
})
afterAll(() => shop.stop())

type Case = { name: string; method: string; path: () => string; body?: () => unknown; staff: number }

const NOBODY = '00000000-0000-4000-8000-000000000000'

const cases: Case[] = [
  {
    name: 'overview',
    method: 'GET',
    path: () => `/payments/orders/${places.orderId}/overview`,
    staff: 200,
  },
  {
    name: 'overview of nothing',
    method: 'GET',
    path: () => `/payments/orders/${NOBODY}/overview`,
    staff: 404,
  },
  {
    name: 'refund preview',
    method: 'POST',
    path: () => `/payments/orders/${places.orderId}/refund/preview`,
    body: () => ({}),
    staff: 200,
  },
  { name: 'check', method: 'POST', path: () => `/payments/orders/${places.orderId}/check`, staff: 200 },
  { name: 'check of nothing', method: 'POST', path: () => `/payments/orders/${NOBODY}/check`, staff: 404 },
  {
    name: 'decision about a payment that was not set aside',
    method: 'POST',
    path: () => `/payments/attempts/${places.attemptId}/decide`,
    body: () => ({ decision: 'not-paid', reason: 'No money came' }),
    staff: 409,
  },
  {
    name: 'decision without a reason',
    method: 'POST',
    path: () => `/payments/attempts/${places.attemptId}/decide`,
    body: () => ({ decision: 'paid' }),
    staff: 400,
  },
  { name: 'orders as CSV', method: 'GET', path: () => '/payments/orders.csv?state=paid', staff: 200 },
  {
    name: 'orders as CSV of no day',
    method: 'GET',
    path: () => '/payments/orders.csv?from=soon',
    staff: 400,
  },
  {
    name: 'opening a program',
    method: 'POST',
    path: () => `/users/${buyer.id}/user-products`,
    body: () => ({ productId: places.productId, reason: 'Asked by telephone' }),
    staff: 200,
  },
  {
    name: 'opening a program for nobody',
    method: 'POST',
    path: () => `/users/${NOBODY}/user-products`,
    body: () => ({ productId: places.productId, reason: 'Asked by telephone' }),
    staff: 404,
  },
  {
    name: 'ending access without a reason',
    method: 'POST',
    path: () => `/users/${buyer.id}/user-products/${places.accessId}/end`,
    body: () => ({}),
    staff: 400,
  },
  {
    name: 'ending somebody else’s access',
    method: 'POST',
    path: () => `/users/${admin.id}/user-products/${places.accessId}/end`,
    body: () => ({ reason: 'Mistake' }),
    staff: 404,
  },
  {
    name: 'marking an entry that is not there',
    method: 'POST',
    path: () => `/payments/attention/${NOBODY}/handled`,
    staff: 404,
  },
]

describe('Specification 6: what only staff may call', () => {
  it.each(cases)('$name: nobody 401, a customer 403, staff $staff', async ({ method, path, body, staff }) => {
    const answer = async (as: Customer | null) => {
      const sent = body ? { body: JSON.stringify(body()) } : {}
      const response = await rawCall(method, path(), { as, ...sent })
      await response.text()
      return response.status
    }
    expect(await answer(null)).toBe(401)
    expect(await answer(buyer)).toBe(403)
    expect(await answer(admin)).toBe(staff)
  })

  it('lets a customer neither read nor filter by payments, refunds and mails of an order', async () => {
    const { body } = await shop.call<{ docs: Record<string, unknown>[] }>('GET', '/orders', { as: buyer })
    expect(body.docs).toHaveLength(1)
    for (const field of ['payments', 'refunds', 'mails']) expect(body.docs[0]).not.toHaveProperty(field)
    const query = 'where[payments.state][equals]=captured'
    const filtered = await shop.call('GET', `/orders?${query}`, { as: buyer })
    expect(filtered.status).toBeGreaterThanOrEqual(400)
    expect((await shop.call('GET', `/orders?${query}`, { as: admin })).status).toBe(200)
  })
})
