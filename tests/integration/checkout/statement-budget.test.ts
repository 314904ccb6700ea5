import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { approvedOrder, capture, order } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let buyer: Customer
beforeAll(async () => {
  shop = await startShop()
  buyer = await shop.customer()
})
afterAll(() => shop.stop())

/** How many statements the app sends to PostgreSQL while something happens, `BEGIN` and `COMMIT` counted. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    expect(query, 'nothing was counted').toHaveBeenCalled()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

describe('few statements, so that a small server carries many buyers', () => {
  it('places an order with at most 7 statements: who asks, how often, prices, the order, what PayPal is asked, its answer, the reply', async () => {
    const program = await shop.product()
    expect(await statementsOf(() => order(shop, buyer, [program]))).toBeLessThanOrEqual(7)
  })

  it('needs no more of them for ten programs than for one', async () => {
    const programs: TestProduct[] = []
    for (let count = 0; count < 10; count++) programs.push(await shop.product())
    expect(await statementsOf(() => order(shop, buyer, programs))).toBeLessThanOrEqual(7)
  })

  it('captures, settles, grants and queues the receipt with at most 19 statements', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    expect(await statementsOf(() => capture(shop, buyer, token))).toBeLessThanOrEqual(19)
  })

  it('answers what somebody owns with at most 2 statements', async () => {
    const ask = () => shop.call('GET', '/payments/user-products', { as: buyer })
    expect(await statementsOf(ask)).toBeLessThanOrEqual(2)
  })

  it('answers a public product with 1 statement', async () => {
    const { slug } = await shop.product()
    expect(await statementsOf(() => shop.call('GET', `/products/slug/${slug}`))).toBe(1)
  })
})
