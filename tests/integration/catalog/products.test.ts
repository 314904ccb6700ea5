import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let product: TestProduct
beforeAll(async () => {
  shop = await startShop()
  product = await shop.product({ priceCents: 12_950 })
})
afterAll(() => shop.stop())

const get = (path: string) => shop.call<{ data: Record<string, unknown> }>('GET', path)

describe('Specification 7, GET /products/id/{id} and /products/slug/{slug}', () => {
  it('finds a product by its id, and by its sku where there is no such id', async () => {
    const byId = await get(`/products/id/${product.id}`)
    expect(byId.status).toBe(200)
    expect(byId.body).toMatchObject({
      success: true,
      data: { id: product.id, title: product.title, price: 129.5, sku: product.sku, images: [] },
    })
    const bySku = await get(`/products/id/${product.sku}`)
    expect(bySku.body.data).toEqual(byId.body.data)
  })

  it('finds a product by its slug', async () => {
    const { body } = await get(`/products/slug/${product.slug}`)
    expect(body).toMatchObject({ success: true, product: { id: product.id, slug: product.slug } })
  })

  it.each([
    () => `/products/id/${randomUUID()}`,
    () => '/products/id/no-such-sku',
    () => '/products/slug/no-such-slug',
    () => `/products/id/${encodeURIComponent("' OR 1=1 --")}`,
  ])('says "Failed to fetch product" with 404 for what is not sold', async (path) => {
    const { status, body } = await get(path())
    expect(status).toBe(404)
    expect(body).toMatchObject({ success: false, message: 'Failed to fetch product' })
  })

  it('tells the same price in the list of products', async () => {
    const { body } = await shop.call<{ docs: object[] }>('GET', `/products?where[sku][equals]=${product.sku}`)
    expect(body.docs).toMatchObject([{ id: product.id, title: product.title, price: 129.5 }])
  })

  it('shows nothing of a product that is not published', async () => {
    const hidden = await shop.product()
    await shop.database.query(`UPDATE products SET _status = 'draft' WHERE id = '${hidden.id}'`)
    for (const path of [
      `/products/id/${hidden.id}`,
      `/products/id/${hidden.sku}`,
      `/products/slug/${hidden.slug}`,
    ])
      expect((await get(path)).status).toBe(404)
  })
})

describe('Prices staff write', () => {
  it.each([
    ['en', 'Please enter an amount, such as 49.00.'],
    ['fr', 'Entrez un montant, par exemple 49,00.'],
  ])('what is no amount is refused in words, as a draft, too (%s)', async (language, said) => {
    const priced = await shop.product({ priceCents: 12_950 })
    const staff = await person(shop, 'admin')
    for (const draft of [true, false])
      for (const priceCents of [-1, 49.5]) {
        const { status, body } = await shop.call('PATCH', `/products/${priced.id}?draft=${draft}`, {
          as: staff,
          body: { priceCents },
          headers: { 'accept-language': language },
        })
        expect({ status, said: JSON.stringify(body) }).toEqual({
          status: 400,
          said: expect.stringContaining(said),
        })
      }
    expect(
      await shop.database.query('SELECT price_cents::int FROM products WHERE id = $1', [priced.id]),
    ).toEqual([{ price_cents: 12_950 }])
  })
})

describe('Programs: proof on the sales page', () => {
  it('is what editors put there of what people said, in each language, where visitors read it', async () => {
    const { id } = await shop.product()
    const said = (heading: string, text: string) => ({
      title: heading,
      summary: text,
      layout: [{ blockType: 'testimonials' as const, heading, items: [{ text, name: 'A.', about: '' }] }],
    })
    const words = { en: said('What people say', 'It was good.'), fr: said('Témoignages', 'C’était bien.') }
    for (const locale of ['en', 'fr'] as const)
      await shop.payload.update({ collection: 'products', id, locale, data: words[locale] })
    for (const locale of ['en', 'fr'] as const) {
      const read = await shop.payload.findByID({ collection: 'products', id, locale, overrideAccess: false })
      expect(read.layout).toMatchObject(words[locale].layout)
    }
  })
})
