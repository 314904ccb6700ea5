import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverGifts } from '@/plugins/gifts/operations/deliver-gifts'
import { activitySentence } from '@/src/domain/activity/activity-sentence'
import { OFFERS, type Offer, type Offers } from '@/src/domain/settings/offers'
import { withTerms } from '../../support/access'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { boughtGroup, join } from '../../support/group'
import { assertInvariants } from '../../support/invariants'
import { fromNetwork, newNetwork } from '../../support/network'
import { newsletterOf, reader } from '../../support/newsletter'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let boss: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
  boss = await person(shop, 'superuser')
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const save = (as: Customer, offers: Partial<Offers>) =>
  shop.call('POST', '/globals/system-settings', { as, body: { offers } })
const switchOff = async (...offers: Offer[]) => {
  const saved = await save(boss, Object.fromEntries(offers.map((each) => [each, false])))
  expect(saved.status).toBe(200)
}
afterEach(async () => {
  await save(boss, Object.fromEntries(OFFERS.map((each) => [each, true])))
})

const gift = { name: 'Ann', email: 'ann-of-gifts@example.com', message: 'For you' }
const newsletter = newsletterOf(() => shop)
const licence = async () => withTerms(shop, await shop.product(), { kind: 'licence', seats: 3 })
const found = async (title: string) => {
  const { body } = await shop.call<{ data: { results: { title: string }[] } }>(
    'GET',
    `/search?q=${encodeURIComponent(title)}`,
    { headers: fromNetwork(newNetwork()) },
  )
  return body.data.results.map((each) => each.title).includes(title)
}

describe('Switches of what a shop offers', () => {
  it('are all on until a superuser says otherwise, and no admin can', async () => {
    expect((await save(admin, { gifts: false })).status).toBe(403)
    const { body } = await shop.call('GET', '/globals/system-settings')
    expect(body.offers ?? {}).not.toMatchObject({ gifts: false })
    expect((await order(shop, await person(shop), [await shop.product()], { gift })).status).toBe(200)
  })

  it('sell no gift, and say so at the field; what is for oneself is sold', async () => {
    await switchOff('gifts')
    const [buyer, program] = [await person(shop), await shop.product()]
    const refused = await order(shop, buyer, [program], { gift })
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        error: 'VALIDATION_ERROR',
        errors: [{ path: 'gift', message: 'Nothing can be given here' }],
      }),
    ])
    expect((await order(shop, buyer, [program])).status).toBe(200)
  })

  it('let a gift be paid, delivered and accepted that was ordered before', async () => {
    const [buyer, ann, program] = [await person(shop), await person(shop), await shop.product()]
    const { token } = await approvedOrder(shop, buyer, [program], { gift })
    await switchOff('gifts')
    expect((await capture(shop, buyer, token)).status).toBe(200)
    await deliverGifts(shop.payload)
    const link = /gift\?token=([\w-]+)/.exec(String((await shop.mailsTo(gift.email)).at(-1)?.html))?.[1]
    const claimed = await shop.call('POST', '/gifts/claim', { as: ann, body: { token: link } })
    expect(claimed.status).toBe(200)
    expect(await owned(shop, ann)).toEqual([program.id])
  })

  it('sell no places and find none, but staff sell them, and a group there is takes people', async () => {
    const { code, program } = await boughtGroup(shop, 2)
    const product = await licence()
    expect(await found(product.title)).toBe(true)
    await switchOff('groups')
    const refused = await order(shop, await person(shop), [product])
    expect([refused.status, refused.body.error]).toEqual([409, 'PRODUCT_UNAVAILABLE'])
    expect(await found(product.title)).toBe(false)
    const leader = await person(shop)
    const preview = await shop.call('POST', '/payments/orders/for-customer/preview', {
      as: admin,
      body: { customer: leader.id, products: [{ id: product.id }] },
    })
    expect(preview.status).toBe(200)
    const ann = await person(shop)
    expect((await join(shop, ann, code)).status).toBe(200)
    expect(await owned(shop, ann)).toEqual([program.id])
  })

  it('take no code, whichever way it is asked for, and keep the price of an order that has one', async () => {
    const code = await discountCode(shop, { type: 'percentage', percentage: 10 })
    const [buyer, program] = [await person(shop), await shop.product({ priceCents: 4900 })]
    const before = await approvedOrder(shop, buyer, [program], { discountCode: code, amount: 44.1 })
    await switchOff('discounts')
    const asked = await shop.call('POST', '/payments/discount/validate', {
      body: { code, amount: 49, productIds: [program.id] },
    })
    expect(asked.body).toMatchObject({ valid: false, errorType: 'INACTIVE_CODE' })
    const other = await person(shop)
    const refused = await order(shop, other, [program], { discountCode: code, amount: 44.1 })
    expect([refused.status, refused.body.error]).toEqual([409, 'INACTIVE_CODE'])
    expect((await order(shop, other, [program])).status).toBe(200)
    expect((await capture(shop, buyer, before.token)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('sign nobody up for the newsletter; whoever asked before can confirm and leave', async () => {
    const [asked, late] = [reader(), reader()]
    await newsletter.signUp(asked)
    await switchOff('newsletter')
    const refused = await newsletter.signUp(late)
    expect([refused.status, refused.body.error]).toEqual([404, 'NOT_FOUND'])
    expect(await newsletter.row(late)).toBeUndefined()
    expect((await newsletter.confirm(await newsletter.tokenTo('confirm', asked))).status).toBe(200)
    expect((await newsletter.leave(await newsletter.tokenTo('unsubscribe', asked))).status).toBe(200)
  })

  it('are told of in a sentence', async () => {
    await switchOff('gifts')
    const [entry] = await shop.database.query<{ action: string; actor: string; details: object }>(
      `SELECT action, actor_id AS actor, details FROM activity_log ORDER BY created_at DESC, id DESC LIMIT 1`,
    )
    expect(entry?.actor).toBe(boss.id)
    expect(activitySentence(entry?.action as never, entry?.details as never)).toMatch(
      /^System settings changed: .*Gifts from “yes” to “no”$/,
    )
  })
})
