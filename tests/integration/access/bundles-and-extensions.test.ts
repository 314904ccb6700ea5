import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@/src/domain/access/access-terms'
import { days, entriesOf, moveEnds, withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
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

describe('ALREADY_OWNED and bundles: what a line gives decides, at the till', () => {
  it('sells for ever to whoever has it for a time, and refuses it then', async () => {
    const [buyer, product] = [await person(shop), await withTerms(shop, await shop.product(), days(90))]
    await buy(buyer, [product])
    await withTerms(shop, product, { access: { kind: 'forever' } })
    await buy(buyer, [product])
    expect((await order(shop, buyer, [product])).body.error).toBe('ALREADY_OWNED')
    await withTerms(shop, product, days(90))
    expect((await order(shop, buyer, [product])).body.error).toBe('ALREADY_OWNED')
  })

  it('renews a bundle for a time at its price for that', async () => {
    const [one, two] = [await shop.product(), await shop.product()]
    const terms = { opens: [one.id, two.id], ...days(30), renewalPriceCents: 1900 }
    const bundle = await withTerms(shop, await shop.product(), terms)
    const buyer = await person(shop)
    await buy(buyer, [bundle])
    const mine = await shop.call('GET', '/payments/user-products', { as: buyer })
    expect(mine.body).toMatchObject({ renewals: [{ productId: bundle.id, price: 19 }] })
    await buy(buyer, [bundle], 19)
    expect(await entries(buyer)).toHaveLength(4)
  })

  it('opens every program of a bundle with one entry each, and a refund of its line ends exactly these', async () => {
    const [one, two, other] = [await shop.product(), await shop.product(), await shop.product()]
    const bundle = await withTerms(shop, await shop.product(), { opens: [one.id, two.id] })
    const shown = await shop.call<{ data: object }>('GET', `/products/id/${bundle.id}`)
    expect(shown.body.data).toMatchObject({
      opens: [one, two].map(({ id, title }) => ({ id, title })),
      seats: null,
    })
    const buyer = await person(shop)
    await buy(buyer, [other])
    const { token, orderId } = await approvedOrder(shop, buyer, [bundle, await shop.product()])
    await capture(shop, buyer, token)
    expect((await owned(shop, buyer)).filter((id) => [one.id, two.id, other.id].includes(id))).toHaveLength(3)
    expect(await owned(shop, buyer)).not.toContain(bundle.id)
    expect((await order(shop, buyer, [bundle])).body.error).toBe('ALREADY_OWNED')
    const refunded = await shop.call('POST', `/payments/orders/${orderId}/refund`, {
      as: admin,
      body: { lines: [bundle.id], reason: 'Asked for' },
    })
    expect(refunded.status).toBe(200)
    const left = await owned(shop, buyer)
    expect(left).toContain(other.id)
    expect(left).not.toContain(one.id)
    expect(left).not.toContain(two.id)
    expect(left).toHaveLength(2)
  })

  it('sells a bundle of which one program is owned, and leaves that one when the bundle is given back', async () => {
    const [one, two] = [await shop.product(), await shop.product()]
    const bundle = await withTerms(shop, await shop.product(), { opens: [one.id, two.id] })
    const buyer = await person(shop)
    await buy(buyer, [one])
    const { token, orderId } = await approvedOrder(shop, buyer, [bundle])
    await capture(shop, buyer, token)
    await shop.call('POST', `/payments/orders/${orderId}/refund`, {
      as: admin,
      body: { reason: 'Asked for' },
    })
    expect(await owned(shop, buyer)).toEqual([one.id])
  })

  it('takes the money of a bundle and one of its programs in two tabs once', async () => {
    const [one, two] = [await shop.product(), await shop.product()]
    const bundle = await withTerms(shop, await shop.product(), { opens: [one.id, two.id] })
    const buyer = await person(shop)
    const tabs = [await approvedOrder(shop, buyer, [bundle]), await approvedOrder(shop, buyer, [one])]
    await capture(shop, buyer, tabs[0]?.token ?? '')
    expect((await capture(shop, buyer, tabs[1]?.token ?? '')).status).not.toBe(200)
    expect(await entries(buyer)).toHaveLength(2)
  })
})

describe('Access windows: staff give more time', () => {
  const extend = (of: Customer, id: string, body: object) =>
    shop.call<{ accessEndsAt: string }>('POST', `/users/${of.id}/user-products/${id}/extend`, {
      as: admin,
      body,
    })

  it('opens what has run out again, from now, with who and why', async () => {
    const [buyer, product] = [await person(shop), await withTerms(shop, await shop.product(), days(90))]
    await buy(buyer, [product])
    await moveEnds(shop, buyer, '-5 days')
    const [entry] = await entries(buyer)
    const { status, body } = await extend(buyer, entry?.id ?? '', { days: 14, reason: 'Was ill' })
    expect(status).toBe(200)
    about(new Date(body.accessEndsAt), Date.now() + 14 * DAY_MS)
    expect(await owned(shop, buyer)).toEqual([product.id])
    const logged = await shop.database.query(
      `SELECT actor_id, details ->> 'reason' AS reason FROM activity_log WHERE user_id = $1 AND action = 'access.extended'`,
      [buyer.id],
    )
    expect(logged).toEqual([{ actor_id: admin.id, reason: 'Was ill' }])
    const shorter = await extend(buyer, entry?.id ?? '', { until: '2026-01-01', reason: 'A slip' })
    expect(shorter.body.accessEndsAt).toBe(body.accessEndsAt)
  })

  it('refuses what has no end, what is somebody else’s, and a request without a reason', async () => {
    const [buyer, product] = [await person(shop), await shop.product()]
    await buy(buyer, [product])
    const id = (await entries(buyer))[0]?.id ?? ''
    expect((await extend(buyer, id, { days: 1, reason: 'x' })).status).toBe(409)
    expect((await extend(await person(shop), id, { days: 1, reason: 'x' })).status).toBe(404)
    expect((await extend(buyer, id, { days: 1 })).status).toBe(400)
  })

  it('gives it to everybody of a program whose time ends on some days, and to nobody else', async () => {
    const product = await withTerms(shop, await shop.product(), days(90))
    const [soon, late] = [await person(shop), await person(shop)]
    for (const buyer of [soon, late]) await buy(buyer, [product])
    await moveEnds(shop, soon, '2 days')
    const lateEnd = (await entries(late))[0]?.ends
    const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10)
    const everybody = { productId: product.id, days: 7, reason: 'Forgot the days' }
    const unbounded = await shop.call('POST', '/user-products/extend', { as: admin, body: everybody })
    expect(unbounded.status, 'nobody is given a program back by a field left empty').toBe(400)
    const { body } = await shop.call<{ extended: number }>('POST', '/user-products/extend', {
      as: admin,
      body: {
        productId: product.id,
        endsFrom: day(0),
        endsTo: day(5 * DAY_MS),
        days: 7,
        reason: 'The storm',
      },
    })
    expect(body.extended).toBe(1)
    about((await entries(soon))[0]?.ends, Date.now() + 9 * DAY_MS)
    expect((await entries(late))[0]?.ends).toEqual(lateEnd)
  })
})
