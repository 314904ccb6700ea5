import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '@/src/domain/search/found-kinds'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let buyer: Customer
let orderNumber: string
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  buyer = await person(shop)
  const program = await shop.product({ title: 'Breathing at Night' })
  ;({ orderNumber } = await paidOrder(shop, buyer, [program]))
  await shop.database.query(`UPDATE users SET firstname = 'Zoé', lastname = 'O''Brien_100%' WHERE id = $1`, [
    buyer.id,
  ])
})
afterAll(() => shop.stop())

const find = async (q: string, as: Customer = admin) =>
  shop.call<{ data: Found[] }>('GET', `/staff/search?q=${encodeURIComponent(q)}`, { as })
const found = async (q: string) => (await find(q)).body.data.map(({ kind, title }) => `${kind} ${title}`)

describe('Staff find anything', () => {
  it.each(['zoé', 'ZOE', "zoe o'brien", "o'brien", '100%', 'brien_', '  zoe   o '])(
    'a person by a part of the name, large and small letters and accents aside: %s',
    async (words) => {
      expect(await found(words)).toContain("person Zoé O'Brien_100%")
    },
  )

  it('a person by a part of the address, an order by its number and its buyer, a product by its title', async () => {
    expect(await found(buyer.email.slice(2, 20))).toEqual(
      expect.arrayContaining(["person Zoé O'Brien_100%", `order ${orderNumber}`]),
    )
    expect(await found(orderNumber.slice(1))).toContain(`order ${orderNumber}`)
    expect(await found('at night')).toContain('product Breathing at Night')
  })

  it('a discount code, and whether it is active', async () => {
    const code = await discountCode(shop, { active: false })
    expect((await find(code.slice(2).toLowerCase())).body.data).toMatchObject([
      { kind: 'discount', title: code, detail: 'switched off' },
    ])
  })

  it.each(['', ' ', 'z', '%%', '__', "';--", '\\', '\u0000\u0000'])('nothing by %j', async (words) => {
    const { status, body } = await find(words)
    expect([status, body.data]).toEqual([200, []])
  })

  it('no more than five of a kind, and what begins with the words before what has them inside', async () => {
    for (let i = 1; i <= 7; i++) await shop.product({ title: `Many ${i}` })
    await shop.product({ title: 'Not so many' })
    const products = (await found('many')).filter((each) => each.startsWith('product'))
    expect(products).toHaveLength(5)
    expect(products.every((each) => each.startsWith('product Many'))).toBe(true)
  })
})
