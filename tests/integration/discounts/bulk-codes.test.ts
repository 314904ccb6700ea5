import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
let product: TestProduct
let source: string
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  product = await shop.product({ priceCents: 10_000 })
  const { body } = await shop.call<{ doc: { id: string } }>('POST', '/discounts', {
    as: admin,
    body: {
      code: 'spring',
      type: 'percentage',
      percentage: 20,
      includedProducts: [product.id],
      usageLimit: 500,
    },
  })
  source = body.doc.id
})
afterAll(() => shop.stop())

const copy = (body: object, id = source) =>
  shop.call<{ data: { codes: string[] }; error?: string }>('POST', `/discounts/${id}/copies`, {
    as: admin,
    body,
  })
const codeOf = async () => (await copy({ count: 1, prefix: 'one' })).body.data.codes[0] ?? ''

describe('Many codes with the rules of one', () => {
  it('are that many, all different, nobody’s guess, and logged as one act', async () => {
    const { status, body } = await copy({ count: '250', prefix: ' spring26 ' })
    expect(status).toBe(200)
    expect(new Set(body.data.codes).size).toBe(250)
    for (const code of body.data.codes) expect(code).toMatch(/^SPRING26-[A-HJKMNP-Z2-9]{8}$/)
    const logged = await shop.database.query(
      `SELECT details FROM activity_log WHERE action = 'discount.copied' AND actor_id = $1`,
      [admin.id],
    )
    expect(logged).toEqual([
      { details: expect.objectContaining({ what: 'SPRING', count: 250, prefix: 'SPRING26' }) },
    ])
  })

  it('take off what the first takes off, of the same products, once', async () => {
    const code = await codeOf()
    const other = await shop.product({ priceCents: 10_000 })
    const refused = await order(shop, await person(shop), [other], { discountCode: code })
    expect(refused.status).toBeGreaterThanOrEqual(400)

    const buyer = await person(shop)
    await paidOrder(shop, buyer, [product], { discountCode: code, amount: 80 })
    const again = await order(shop, await person(shop), [product], { discountCode: code, amount: 80 })
    expect(again.status).toBeGreaterThanOrEqual(400)

    const csv = await rawCall('GET', `/discounts/export?format=csv&where[code][equals]=${code}`, {
      as: admin,
    })
    expect(parse(await csv.text(), { columns: true, bom: true })).toEqual([
      expect.objectContaining({
        Code: code,
        'Percent off': '20',
        Used: '1',
        'Uses in all': '1',
        'Used by': buyer.email,
      }),
    ])
  })

  it.each([
    [{ count: 0, prefix: 'AB' }, 'count'],
    [{ count: 1001, prefix: 'AB' }, 'count'],
    [{ count: 'many', prefix: 'AB' }, 'count'],
    [{ count: 1, prefix: 'A' }, 'prefix'],
    [{ count: 1, prefix: '=1+1' }, 'prefix'],
  ])('are refused where they make no sense: %j', async (body, path) => {
    const answer = await copy(body)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ path }] }])
  })

  it('are none where there is no such code', async () => {
    expect((await copy({ count: 1, prefix: 'AB' }, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})
