// @vitest-environment-options { "process": "headless/id-types" }
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { memberOf, ownedBy, payByPayPal, placeOrder, programOf } from '../../support/headless/buy'
import type { SiteOptions } from '../../support/headless/site'
import {
  type HeadlessShop,
  startHeadlessShop,
  startShopBeside,
} from '../../support/headless/start-headless-shop'

const SITES: { name: string; options: SiteOptions; id: unknown }[] = [
  { name: 'serial ids, pushed', options: { idType: 'serial' }, id: expect.any(Number) },
  { name: 'uuid, pushed', options: { idType: 'uuid' }, id: expect.any(String) },
  {
    name: 'serial ids, by migrations of its own',
    options: { idType: 'serial', migrations: '.data/headless-migrations' },
    id: expect.any(Number),
  },
  {
    name: 'uuidv7 and languages, pushed',
    options: { idType: 'uuidv7', localization: { locales: ['en', 'fr'], defaultLocale: 'en' } },
    id: expect.any(String),
  },
]

const UUID = /^[0-9a-f-]{36}$/

let first: HeadlessShop
let shop: HeadlessShop
beforeAll(async () => {
  first = await startHeadlessShop()
})
afterEach(async () => {
  if (shop) await shop.stop()
})
afterAll(() => first.stop())

type Member = Awaited<ReturnType<typeof memberOf>>

/** Staff open a product to somebody by mistake, and move it to whom it was meant for. */
async function giveAndMove(here: HeadlessShop, team: Member, product: unknown, from: Member, to: Member) {
  const { token } = team
  const path = `/users/${from.id}/user-products`
  const given = await here.call<{ id: string }>('POST', path, {
    token,
    body: { productId: product, reason: 'A gift' },
  })
  const body = { email: to.email, reason: 'Given to the wrong person' }
  return here.call<{ error?: string }>('POST', `${path}/${given.body.id}/transfer`, { token, body })
}

describe('Architecture, One source, two forms: the shop takes the ids of whatever site it is added to', () => {
  it.each(SITES)(
    'sells, refunds a line, ends access, is paid by invoice and gives by staff: $name',
    async ({ options, id }) => {
      const here = await startShopBeside(first, options)
      shop = here
      const team = await memberOf(here, { team: true })
      const [one, two] = [await programOf(here, team, 'one', 4900), await programOf(here, team, 'two', 2000)]
      expect(one.id).toEqual(id)
      const buyer = await memberOf(here)
      expect(buyer.id).toEqual(id)

      const { orderId } = await payByPayPal(here, buyer, { products: [one.id, two.id], amount: 69 })
      expect(orderId, 'orders are named by no number that another database gives out, too').toMatch(UUID)
      expect((await ownedBy(here, buyer)).sort()).toEqual([one.id, two.id].sort())
      const orders = await here.call<{ data: { lines: { productId: unknown }[] }[] }>(
        'GET',
        '/payments/my-orders',
        {
          token: buyer.token,
        },
      )
      expect(orders.body.data[0]?.lines.map(({ productId }) => productId)).toEqual([one.id, two.id])

      const overview = await here.call<{ data: { lines: { id: string }[]; customer: { id: unknown } } }>(
        'GET',
        `/payments/orders/${orderId}/overview`,
        { token: team.token },
      )
      expect(overview.body.data.customer.id).toBe(buyer.id)
      const line = overview.body.data.lines[1]?.id
      const refund = await here.call('POST', `/payments/orders/${orderId}/refund`, {
        token: team.token,
        body: { lines: [{ id: line }], reason: 'Asked for' },
      })
      expect(refund.body).toMatchObject({ success: true, status: 'COMPLETED', amount: 20 })
      expect(await ownedBy(here, buyer)).toEqual([one.id])
      const byProduct = await here.call('POST', `/payments/orders/${orderId}/refund`, {
        token: team.token,
        body: { lines: [one.id], reason: 'Asked for' },
      })
      expect(byProduct.body, 'a line is named by its product, too').toMatchObject({
        success: true,
        amount: 49,
      })
      expect(await ownedBy(here, buyer)).toEqual([])
      await here.mails.waitForMail(
        ({ subject, to }) => to[0]?.address === buyer.email && /refund/i.test(subject),
      )

      const payer = await memberOf(here)
      const invoiced = await placeOrder(here, payer, {
        products: [one.id],
        amount: 49,
        paymentMethod: 'invoice',
      })
      expect(invoiced.invoiceNumber).toMatch(/\d/)
      expect(await ownedBy(here, payer)).toEqual([])
      const paid = await here.call('POST', `/payments/orders/${invoiced.orderId}/mark-paid`, {
        token: team.token,
        body: {},
      })
      expect(paid.status, JSON.stringify(paid.body)).toBe(200)
      expect(await ownedBy(here, payer)).toEqual([one.id])

      const gift = await programOf(here, team, 'gift', 100)
      const friend = await memberOf(here)
      const body = { productId: gift.id, reason: 'A gift' }
      const given = await here.call('POST', `/users/${friend.id}/user-products`, { token: team.token, body })
      expect(given.status, JSON.stringify(given.body)).toBe(200)
      expect(await ownedBy(here, friend)).toEqual([gift.id])
      for (const id of ['0x1', '99999999999', 'somebody']) {
        const nobody = await here.call('POST', `/users/${id}/user-products`, { token: team.token, body })
        expect(nobody.status).toBe(404)
        const order = await here.call('GET', `/orders/${id}`, { token: team.token })
        expect(order.status).toBe(404)
      }

      expect((await giveAndMove(here, team, two.id, friend, payer)).status).toBe(200)
      expect(await ownedBy(here, friend)).toEqual([gift.id])
      expect((await ownedBy(here, payer)).sort()).toEqual([one.id, two.id].sort())
      expect((await giveAndMove(here, team, two.id, buyer, payer)).body.error).toBe('ALREADY_OWNED')
      const receipt = await here.call('GET', `/payments/orders/${invoiced.orderId}/receipt`, {
        token: friend.token,
      })
      expect(receipt.status, 'nobody else’s').toBe(404)
    },
  )

  it('is refused while the configuration is read, with the way out, where it cannot work', async () => {
    const { headlessSite } = await import('../../support/headless/site')
    const address = 'postgres://nobody@127.0.0.1:9/nothing'
    await expect(headlessSite(address, { commerce: { customers: 'nobody' } })).rejects.toThrow(
      `people sign in to no collection "nobody". Name yours: commerce({ customers: 'members' })`,
    )
    await expect(headlessSite(address, { db: { name: 'mongoose' } })).rejects.toThrow(
      'needs PostgreSQL, not mongoose. Set db: postgresAdapter({ … })',
    )
    await expect(headlessSite(address, { idField: 'number' })).rejects.toThrow(
      '"members" has an id field of type number',
    )
  })
})
