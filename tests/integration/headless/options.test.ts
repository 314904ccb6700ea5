// @vitest-environment-options { "process": "headless/options" }
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasAccess, onlyBuyers, onlyBuyersField, ownedProducts } from '@/plugins/commerce/access'
import {
  memberOf,
  ownedBy,
  type Person,
  payByPayPal,
  placeOrder,
  programOf,
} from '../../support/headless/buy'
import {
  type HeadlessShop,
  startHeadlessShop,
  startShopBeside,
} from '../../support/headless/start-headless-shop'
import { ADDRESS } from '../../support/shop'

const product = (name: string, hasMany: boolean): Field => ({
  name,
  type: 'relationship',
  relationTo: 'products' as never,
  hasMany: hasMany as true,
})

const chapters = {
  slug: 'chapters',
  access: { read: onlyBuyers({ product: 'product' }) },
  fields: [product('product', false), { name: 'text', type: 'text' } as Field],
}
const guides = {
  slug: 'guides',
  access: { read: () => true },
  fields: [
    product('products', true),
    { name: 'title', type: 'text' } as Field,
    { name: 'secret', type: 'text', access: { read: onlyBuyersField({ product: 'products' }) } } as Field,
  ],
}

let first: HeadlessShop
let shop: HeadlessShop
let bare: HeadlessShop
let team: Person
beforeAll(async () => {
  first = await startHeadlessShop()
  shop = await startShopBeside(first, {
    idType: 'serial',
    collections: [chapters, guides],
    commerce: {
      overrides: {
        products: ({ defaultCollection }) => ({
          ...defaultCollection,
          labels: { singular: 'Course', plural: 'Courses' },
          admin: { ...defaultCollection.admin, group: 'Teaching' },
          fields: [...defaultCollection.fields, { name: 'teacher', type: 'text' }],
        }),
      },
      numberPrefixes: { invoice: 'GR/2026' },
      isSuperuser: ({ fullName }) => fullName === 'Head',
      isCustomer: ({ fullName }) => fullName !== 'Guest',
    },
  })
  team = await memberOf(shop, { team: true })
  bare = await startShopBeside(first, {
    commerce: { features: { discounts: false, invoices: false, refunds: false } },
  })
})
afterAll(async () => {
  await bare.stop()
  await shop.stop()
  await first.stop()
})

describe('Architecture, One source, two forms: the shop as a site wants it', () => {
  it('has the fields, labels and place in the admin that the site gives its collections', async () => {
    const { id } = await programOf(shop, team, 'own-field', 4900)
    const change = { token: team.token, body: { teacher: 'Robin' } }
    const changed = await shop.call<{ doc: object }>('PATCH', `/products/${id}`, change)
    expect(changed.body.doc).toMatchObject({ teacher: 'Robin', priceCents: 4900 })
    const { labels, admin } = shop.payload.collections.products.config
    expect([labels.plural, admin.group]).toEqual(['Courses', 'Teaching'])
  })

  it('refuses an override that would take away what the shop needs, or that names nothing', async () => {
    const { headlessSite } = await import('../../support/headless/site')
    const site = (overrides: object) =>
      headlessSite('postgres://nobody@127.0.0.1:9/x', { commerce: { overrides } })
    const without = {
      orders: ({ defaultCollection }: { defaultCollection: object }) => ({
        ...defaultCollection,
        fields: [],
      }),
    }
    await expect(site(without)).rejects.toThrow(
      /overrides of "orders" must keep number, .*\[\.\.\.defaultCollection\.fields/,
    )
    await expect(site({ order: () => ({}) })).rejects.toThrow(
      'overrides names order. There are products, orders',
    )
  })

  it('numbers invoices as the site says, and tells its superusers from its other staff', async () => {
    const { id } = await programOf(shop, team, 'numbered', 4900)
    const buyer = await memberOf(shop)
    const placed = await placeOrder(shop, buyer, { products: [id], amount: 49, paymentMethod: 'invoice' })
    expect(placed.invoiceNumber).toBe('GR/2026-000001')
    const deleted = await shop.call('DELETE', `/products/${(await programOf(shop, team, 'kept', 1)).id}`, {
      token: team.token,
    })
    expect(deleted.status, 'deleting a product is a superuser’s').toBe(403)
  })

  it('sells to nobody the site does not let buy', async () => {
    const { id } = await programOf(shop, team, 'members-only', 4900)
    const guest = await memberOf(shop)
    await shop.query(`UPDATE members SET full_name = 'Guest' WHERE id = $1`, [guest.id])
    const body = {
      amount: 49,
      paymentProvider: 'paypal',
      products: [{ id }],
      billingAddress: ADDRESS,
    }
    const refused = await shop.call('POST', '/payments/orders', { token: guest.token, body })
    expect(refused).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
  })

  it('does without discounts, invoices and refunds where they are switched off', async () => {
    const staff = await memberOf(bare, { team: true })
    const { id } = await programOf(bare, staff, 'plain', 4900)
    const buyer = await memberOf(bare)
    await bare.payload.create({
      collection: 'discounts',
      data: { code: 'TEN', active: true, type: 'percentage', percentage: 10 } as never,
    })
    expect(
      (await bare.call('POST', '/payments/discount/validate', { body: { code: 'TEN', amount: 49 } })).status,
    ).toBe(404)
    const order = { paymentProvider: 'paypal', products: [{ id }], billingAddress: ADDRESS }
    const place = (body: object) => bare.call('POST', '/payments/orders', { token: buyer.token, body })
    expect(await place({ ...order, amount: 44.1, discountCode: 'TEN' })).toMatchObject({
      body: { error: 'INVALID_CODE' },
    })
    expect(await place({ ...order, amount: 49, paymentMethod: 'invoice' })).toMatchObject({
      body: { error: 'METHOD_UNAVAILABLE' },
    })
    const { orderId } = await payByPayPal(bare, buyer, { products: [id], amount: 49 })
    const refund = { token: staff.token, body: { reason: 'Asked for' } }
    expect((await bare.call('POST', `/payments/orders/${orderId}/refund`, refund)).status).toBe(404)
    expect(await ownedBy(bare, buyer)).toEqual([id])
  })
})

describe('Architecture, Access has one rule: what only buyers may read, in collections of the site', () => {
  it('opens documents and fields with the purchase, and closes them with the refund', async () => {
    const { id } = await programOf(shop, team, 'read-me', 4900)
    const other = await programOf(shop, team, 'not-mine', 4900)
    const write = (collection: string, data: object) =>
      shop.payload.create({ collection: collection as 'users', data: data as never })
    await write('chapters', { product: id, text: 'Mine' })
    await write('chapters', { product: other.id, text: 'Not mine' })
    await write('chapters', { text: 'Of no product' })
    await write('guides', { products: [other.id, id], title: 'A guide', secret: 'How' })
    const buyer = await memberOf(shop)
    const sees = async ({ token }: { token?: string }) => {
      type Docs = { docs?: { text: string }[] }
      const found = await shop.call<Docs>('GET', '/chapters?sort=text', token ? { token } : {})
      const guide = await shop.call<{ docs: { secret?: string }[] }>('GET', '/guides', token ? { token } : {})
      return [(found.body.docs ?? []).map(({ text }) => text), guide.body.docs[0]?.secret]
    }
    const asked = { payload: shop.payload, user: { id: buyer.id, collection: 'members' } as never }
    expect(await sees(buyer)).toEqual([[], undefined])
    expect(await hasAccess(asked, id as never)).toBe(false)

    const { orderId } = await payByPayPal(shop, buyer, { products: [id], amount: 49 })
    expect(await sees(buyer)).toEqual([['Mine'], 'How'])
    expect(await sees({})).toEqual([[], undefined])
    expect(await sees(team)).toEqual([['Mine', 'Not mine', 'Of no product'], 'How'])
    expect(await hasAccess(asked, id as never)).toBe(true)
    expect(await hasAccess(asked, String(id) as never), 'as it stands in an address').toBe(true)
    expect(await hasAccess(asked, 'nothing' as never)).toBe(false)
    expect(await ownedProducts(asked)).toEqual([id])
    const namesake = { payload: shop.payload, user: { id: buyer.id, collection: 'staff' } as never }
    expect(await ownedProducts(namesake), 'somebody of another collection with the same id').toEqual([])

    const body = { reason: 'Asked for' }
    await shop.call('POST', `/payments/orders/${orderId}/refund`, { token: team.token, body })
    expect(await sees(buyer)).toEqual([[], undefined])
  })
})
