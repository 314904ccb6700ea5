import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessTerms, DAY_MS, grantOf } from '@/src/domain/access/access-terms'
import { days, entriesOf, moveEnds, withTerms } from '../../support/access'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const entries = (of: Customer) => entriesOf(shop, of)
const about = (at: Date | null | undefined, expected: number) =>
  expect(Math.abs((at?.getTime() ?? 0) - expected)).toBeLessThan(60_000)
const buy = async (buyer: Customer, products: TestProduct[], amount?: number) => {
  const { token } = await approvedOrder(shop, buyer, products, amount === undefined ? {} : { amount })
  expect((await capture(shop, buyer, token)).status).toBe(200)
}

describe('Access windows: what a purchase gives', () => {
  it.each<[string, AccessTerms]>([
    ['for ever', { kind: 'forever' }],
    ['90 days', { kind: 'days', days: 90, from: 'purchase' }],
    ['until a day', { kind: 'until', until: '2027-06-30T04:00:00.000Z' }],
    ['30 days from the first opening', { kind: 'days', days: 30, from: 'first-opening' }],
  ])('%s, as the rule says', async (_, access) => {
    const [buyer, product] = [await person(shop), await withTerms(shop, await shop.product(), { access })]
    await buy(buyer, [product])
    const expected = grantOf(access, { latestEnd: null }, new Date())
    const [entry] = await entries(buyer)
    expect(entry?.waits).toBe(expected.daysFromOpening)
    if (expected.accessEndsAt === null) expect(entry?.ends).toBeNull()
    else about(entry?.ends, expected.accessEndsAt.getTime())
  })

  it('adds what is bought again to what is left, keeps the old entry, and charges the price to renew', async () => {
    const [buyer, product] = [
      await person(shop),
      await withTerms(shop, await shop.product(), { ...days(90), renewalPriceCents: 1900 }),
    ]
    await buy(buyer, [product])
    const [first] = await entries(buyer)
    const dear = await order(shop, buyer, [product])
    expect(dear).toMatchObject({ status: 409, body: { error: 'PRICE_CHANGED', amount: 19 } })
    const mine = await shop.call('GET', '/payments/user-products', { as: buyer })
    expect(mine.body).toMatchObject({ renewals: [{ productId: product.id, price: 19 }] })
    const half = await discountCode(shop, { percentage: 50 })
    const taken = async (more: object, as?: Customer) => {
      const body = { code: half, amount: 1, productIds: [product.id], ...more }
      return (await shop.call('POST', '/payments/discount/validate', { body, ...(as ? { as } : {}) })).body
    }
    expect(await taken({}, buyer)).toMatchObject({ discountAmount: 9.5 })
    expect(await taken({ isGift: true }, buyer)).toMatchObject({ discountAmount: 24.5 })
    expect(await taken({})).toMatchObject({ discountAmount: 24.5 })
    await buy(buyer, [product], 19)
    const [kept, second] = await entries(buyer)
    expect(kept).toEqual(first)
    expect(second?.ends?.getTime()).toBe((first?.ends?.getTime() ?? 0) + 90 * DAY_MS)
    await moveEnds(shop, buyer, '-1 day')
    await buy(buyer, [product], 19)
    about((await entries(buyer)).at(-1)?.ends, Date.now() + 90 * DAY_MS)
  })

  it('counts both when two tabs pay for the same days at once', async () => {
    const [buyer, product] = [await person(shop), await withTerms(shop, await shop.product(), days(10))]
    await buy(buyer, [product])
    const tabs = [await approvedOrder(shop, buyer, [product]), await approvedOrder(shop, buyer, [product])]
    const statuses = await Promise.all(tabs.map(({ token }) => capture(shop, buyer, token)))
    const paid = statuses.filter(({ status }) => status === 200).length
    expect(paid).toBeGreaterThan(0)
    const all = await entries(buyer)
    expect(all).toHaveLength(1 + paid)
    expect((all.at(-1)?.ends?.getTime() ?? 0) - (all[0]?.ends?.getTime() ?? 0)).toBe(paid * 10 * DAY_MS)
  })

  it('holds to what was promised when it was ordered, whatever staff change before it is paid', async () => {
    const [buyer, product] = [await person(shop), await withTerms(shop, await shop.product(), days(90))]
    const { token } = await approvedOrder(shop, buyer, [product])
    await withTerms(shop, product, days(3))
    await capture(shop, buyer, token)
    about((await entries(buyer))[0]?.ends, Date.now() + 90 * DAY_MS)
  })

  it('begins days with the first opening, once, and one purchase after the other', async () => {
    const program = await programWithLesson(shop)
    await withTerms(shop, program.product, days(30, { from: 'first-opening' }))
    const buyer = await person(shop)
    await order(shop, buyer, [program.product], { amount: 0 })
    await order(shop, buyer, [program.product], { amount: 0 })
    expect((await entries(buyer)).map(({ ends, waits }) => [ends, waits])).toEqual([
      [null, 30],
      [null, 30],
    ])
    const open = () => shop.call('GET', `/programs/${program.programId}/content`, { as: buyer })
    expect((await Promise.all([open(), open(), open()])).map(({ status }) => status)).toEqual([200, 200, 200])
    const begun = (await entries(buyer)).filter(({ ends }) => ends !== null)
    expect(begun).toHaveLength(1)
    about(begun[0]?.ends, Date.now() + 30 * DAY_MS)
    await moveEnds(shop, buyer, '-1 second')
    await open()
    expect((await entries(buyer)).filter(({ ends }) => ends !== null)).toHaveLength(2)
  })

  it('refuses a date that has passed', async () => {
    const product = await withTerms(shop, await shop.product(), {
      access: { kind: 'until', until: '2026-01-01T00:00:00.000Z' },
    })
    const answer = await order(shop, await person(shop), [product])
    expect(answer).toMatchObject({ status: 409, body: { error: 'PRODUCT_UNAVAILABLE' } })
  })

  it('asks staff for the days or the day it needs', async () => {
    const product = await shop.product()
    await expect(withTerms(shop, product, { access: { kind: 'days' } })).rejects.toThrow()
    await expect(withTerms(shop, product, { access: { kind: 'until' } })).rejects.toThrow()
  })
})
