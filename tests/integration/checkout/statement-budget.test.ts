import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { discountCode } from '../../support/factories/discount'
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
  it('places an order with at most 5 statements: who asks, how often, prices, the order, what PayPal answered', async () => {
    const program = await shop.product()
    expect(await statementsOf(() => order(shop, buyer, [program]))).toBeLessThanOrEqual(5)
  })

  it('needs no more of them for ten programs than for one', async () => {
    const programs: TestProduct[] = []
    for (let count = 0; count < 10; count++) programs.push(await shop.product())
    expect(await statementsOf(() => order(shop, buyer, programs))).toBeLessThanOrEqual(5)
  })

  it('captures, settles, grants and queues the receipt with at most 14 statements', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    expect(await statementsOf(() => capture(shop, buyer, token))).toBeLessThanOrEqual(14)
  })

  it('makes a checkout with a code paid with at most 22 statements, from the order to the receipt', async () => {
    const [program, code] = [await shop.product(), await discountCode(shop)]
    let token = ''
    const placed = await statementsOf(async () => {
      const { body } = await order(shop, buyer, [program], { discountCode: code, amount: 44.1 })
      token = body.paypalOrder?.id ?? ''
    })
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    const captured = await statementsOf(() => capture(shop, buyer, token))
    process.stdout.write(`a checkout with a code: ${placed} + ${captured} statements\n`)
    expect(placed + captured).toBeLessThanOrEqual(22)
  })

  it('makes an order for nothing paid with at most 18 statements', async () => {
    const [program, code] = [await shop.product(), await discountCode(shop, { percentage: 100 })]
    const made = await statementsOf(() => order(shop, buyer, [program], { discountCode: code, amount: 0 }))
    process.stdout.write(`an order for nothing: ${made} statements\n`)
    expect(made).toBeLessThanOrEqual(18)
  })

  it('answers somebody’s orders with at most 2 statements', async () => {
    const ask = () => shop.call('GET', '/payments/my-orders', { as: buyer })
    expect(await statementsOf(ask)).toBeLessThanOrEqual(2)
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
