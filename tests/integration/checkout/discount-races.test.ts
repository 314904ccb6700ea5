import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { discountCode, usesOf } from '../../support/factories/discount'
import { people, person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const ROUNDS = isDeep ? 50 : 10
const BUYERS = 50
const USES = 5

let shop: Shop
let buyers: Customer[]
beforeAll(async () => {
  shop = await startShop()
  buyers = await people(shop, BUYERS)
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

const paidAtPayPal = async (tokens: string[]) =>
  (await shop.simulator.ledger()).filter(({ orderId }) => tokens.includes(orderId)).length

const cancel = (buyer: Customer, token: string) =>
  shop.call('POST', '/payments/cancel-by-token', { as: buyer, body: { token } })

describe('Payments: a code is used as often as it allows, however many come at once', () => {
  it(`lets exactly ${USES} of ${BUYERS} buyers pay with its last ${USES} uses, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const program = await shop.product()
      const code = await discountCode(shop, { usageLimit: USES })
      const tokens = await Promise.all(
        buyers.map(async (buyer) => {
          const { token } = await approvedOrder(shop, buyer, [program], { discountCode: code, amount: 44.1 })
          return token
        }),
      )

      const answers = await Promise.all(
        buyers.map((buyer, index) => capture(shop, buyer, tokens[index] ?? '')),
      )

      const refused = answers.filter(({ status }) => status !== 200)
      expect(answers.length - refused.length, `round ${round}`).toBe(USES)
      for (const answer of refused) {
        expect(answer).toMatchObject({
          status: 422,
          body: { success: false, reason: 'USAGE_LIMIT', nonRetriable: true },
        })
      }
      expect(await paidAtPayPal(tokens), 'refused before money moves').toBe(USES)
      expect(await usesOf(shop, code)).toBe(USES)
    }
  }, 600_000)

  it('lets one buyer use a code once when it allows one use each, however many tabs pay at once', async () => {
    const buyer = await person(shop)
    const code = await discountCode(shop, { perCustomerLimit: 1 })
    const tokens = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const program = await shop.product()
        return (await approvedOrder(shop, buyer, [program], { discountCode: code, amount: 44.1 })).token
      }),
    )

    const answers = await Promise.all(tokens.map((token) => capture(shop, buyer, token)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect(await paidAtPayPal(tokens)).toBe(1)
    expect(await owned(shop, buyer)).toHaveLength(1)
    expect(await usesOf(shop, code)).toBe(1)
  })

  it('allows the next customer the use that this customer has none left of', async () => {
    const [first, second] = [await person(shop), await person(shop)]
    const [one, two] = [await shop.product(), await shop.product()]
    const code = await discountCode(shop, { perCustomerLimit: 1 })
    const withCode = { discountCode: code, amount: 44.1 }
    const { token } = await approvedOrder(shop, first, [one], withCode)
    await capture(shop, first, token)
    expect(await order(shop, first, [two], withCode)).toMatchObject({ body: { error: 'USAGE_LIMIT' } })
    expect((await order(shop, second, [two], withCode)).status).toBe(200)
  })
})

describe('Payments: a use that was held is given back', () => {
  it('is held through a declined card, refused to others meanwhile, and given back when the buyer cancels', async () => {
    const [first, second] = [await person(shop), await person(shop)]
    const program = await shop.product()
    const code = await discountCode(shop, { usageLimit: 1 })
    const withCode = { discountCode: code, amount: 44.1 }
    const { body } = await order(shop, first, [program], withCode)
    const token = body.paypalOrder?.id ?? ''
    await shop.simulator.control('POST', `/orders/${token}/decline`)
    expect((await capture(shop, first, token)).status).toBe(402)
    expect(await usesOf(shop, code)).toBe(1)
    expect(await order(shop, second, [program], withCode)).toMatchObject({ body: { error: 'USAGE_LIMIT' } })

    expect(await cancel(first, token)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } })
    expect((await cancel(first, token)).status).toBe(200)

    expect(await usesOf(shop, code)).toBe(0)
    const bought = await approvedOrder(shop, second, [program], withCode)
    expect((await capture(shop, second, bought.token)).status).toBe(200)
    expect(await usesOf(shop, code)).toBe(1)
  })

  it('is given back when the capture turns out to be worth nothing', async () => {
    const buyer = await person(shop)
    const code = await discountCode(shop, { usageLimit: 1 })
    const withCode = { discountCode: code, amount: 44.1 }
    const { token } = await approvedOrder(shop, buyer, [await shop.product()], withCode)
    await shop.simulator.fault({ on: 'capture', fault: 'declined' })
    expect((await capture(shop, buyer, token)).body.success).toBe(false)
    expect(await usesOf(shop, code)).toBe(0)
  })

  it('is not given back by cancelling what is paid', async () => {
    const buyer = await person(shop)
    const code = await discountCode(shop, { usageLimit: 1 })
    const program = await shop.product()
    const { token } = await approvedOrder(shop, buyer, [program], { discountCode: code, amount: 44.1 })
    await capture(shop, buyer, token)
    expect(await cancel(buyer, token)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect(await usesOf(shop, code)).toBe(1)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})
