import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let buyer: Customer
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const cancel = (as: Customer | null, body: object) =>
  shop.call('POST', '/payments/cancel-by-token', { as, body })

describe('Specification 7, POST /payments/cancel-by-token', () => {
  it('calls the order of that token off, for its owner', async () => {
    const code = await discountCode(shop, { usageLimit: 1 })
    const { body } = await order(shop, buyer, [await shop.product()], { discountCode: code, amount: 44.1 })
    const token = body.paypalOrder?.id ?? ''
    const first = await cancel(buyer, { token })
    const again = await cancel(buyer, { token })
    expect([first.status, first.body.status]).toEqual([200, 'CANCELLED'])
    expect(again.body).toEqual(first.body)
    expect(await usesOf(shop, code)).toBe(0)
    const [stored] = await shop.database.query<{ state: string }>(
      `SELECT state FROM orders WHERE id = '${body.orderId}'`,
    )
    expect(stored?.state).toBe('cancelled')
  })

  it('leaves a paid order alone and says that it is completed', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    await capture(shop, buyer, token)
    expect((await cancel(buyer, { token })).body).toMatchObject({ success: true, status: 'COMPLETED' })
  })

  it('does not know somebody else’s token', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    expect((await cancel(await person(shop), { token })).status).toBe(404)
    expect((await capture(shop, buyer, token)).status).toBe(200)
  })

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['empty', ''],
    ['an object', { $ne: '' }],
    ['far too long', 'X'.repeat(200)],
  ])('refuses a token that is %s', async (_kind, token) => {
    expect((await cancel(buyer, { token })).status).toBeGreaterThanOrEqual(400)
    expect((await cancel(buyer, { token })).status).toBeLessThan(500)
  })
})
