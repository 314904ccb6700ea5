import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DescribedApi, describedApi } from '../../support/described-api'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let api: DescribedApi
let buyer: Customer
beforeAll(async () => {
  shop = await startShop()
  api = await describedApi(shop)
  buyer = await shop.customer()
})
afterAll(() => shop.stop())

describe('API description: the running shop refuses as it says', () => {
  it('tells the fields of an order, and what is said when they are missing', async () => {
    const path = '/payments/orders'
    const schema = api.operation('post', path).requestBody?.content['application/json']?.schema
    const required = ['amount', 'paymentProvider', 'products', 'billingAddress']
    expect(schema).toMatchObject({ required })
    for (const body of [{}, { ...api.exampleOf('post', path), products: [] }]) {
      const refused = await shop.call<{ error: string }>('POST', path, { as: buyer, body })
      expect(refused.status).toBe(400)
      api.expectDocumentedError('post', path, refused)
    }
  })

  it.each<[string, string, string]>([
    ['post', '/payments/capture/{provider}/{paymentId}', '/payments/capture/paypal/'],
    ['get', '/payments/details/paypal/{token}', '/payments/details/paypal/'],
    ['post', '/payments/cancel-by-token', ''],
  ])('refuses tokens as it says: %s %s', async (method, path, address) => {
    for (const [token, status] of [
      ['A-B', 400],
      ['UNKNOWN1', 404],
    ] as const) {
      const refused = await shop.call<{ error: string }>(
        method.toUpperCase() as 'GET' | 'POST',
        address ? `${address}${token}` : path,
        { as: buyer, ...(method === 'post' ? { body: { token } } : {}) },
      )
      expect(refused.status).toBe(status)
      api.expectDocumentedError(method, path, refused)
    }
  })
})
