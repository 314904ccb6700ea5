import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { ADDRESS, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(() => assertInvariants(shop))

describe('Payments: a total of 0 is paid at once', () => {
  it.each(['a free program', 'a code for everything'])('opens %s without asking PayPal', async (what) => {
    const isFree = what === 'a free program'
    const buyer = await person(shop)
    const program = await shop.product({ priceCents: isFree ? 0 : 4900 })
    const code = isFree ? undefined : await discountCode(shop, { percentage: 100 })
    const asked = await shop.simulator.control<unknown[]>('GET', '/requests')

    const answer = await order(shop, buyer, [program], { amount: 0, ...(code ? { discountCode: code } : {}) })

    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, paymentProvider: 'none', status: 'COMPLETED', amount: 0 },
    })
    expect(answer.body.approveUrl).toBeUndefined()
    expect(await shop.simulator.control<unknown[]>('GET', '/requests')).toHaveLength(asked.length)
    expect(await owned(shop, buyer)).toEqual([program.id])
    const [receipt, ...more] = await shop.mailsTo(buyer.email)
    expect(receipt?.text).toContain('Total in CAD: $0.00')
    expect(more).toEqual([])
    if (code) expect(await usesOf(shop, code)).toBe(1)
  })

  it('opens it once when the order is sent 10 times at the same moment', async () => {
    const buyer = await person(shop)
    const program = await shop.product({ priceCents: 0 })
    await Promise.all(Array.from({ length: 10 }, () => order(shop, buyer, [program], { amount: 0 })))
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await grantsOf(buyer.id), 'one grant, one order, one receipt').toBe(1)
  })

  it('gives the last use of a code to one of 10 who come at the same moment', async () => {
    const code = await discountCode(shop, { percentage: 100, usageLimit: 1 })
    const buyers = await Promise.all(Array.from({ length: 10 }, () => person(shop)))
    const program = await shop.product()
    const answers = await Promise.all(
      buyers.map((buyer) => order(shop, buyer, [program], { discountCode: code, amount: 0 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await usesOf(shop, code)).toBe(1)
  })
})

describe('Payments: what somebody owns is not sold to them again', () => {
  it('refuses an order with a program the buyer owns, and names it', async () => {
    const buyer = await person(shop)
    const [mine, other] = [await shop.product({ priceCents: 0 }), await shop.product()]
    await order(shop, buyer, [mine], { amount: 0 })
    expect(await order(shop, buyer, [mine, other])).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_OWNED', productIds: [mine.id] },
    })
  })
})

describe('Architecture: orders keep snapshots', () => {
  it('keeps title, price and sku when the product is renamed, repriced and withdrawn before payment', async () => {
    const buyer = await person(shop)
    const program = await shop.product({ priceCents: 4900 })
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    await shop.payload.update({
      collection: 'products',
      id: program.id,
      data: { title: 'Another name', priceCents: 99_900, sku: `NEW-${program.sku}`, _status: 'draft' },
      context: { disableRevalidate: true },
    })

    expect((await capture(shop, buyer, token)).status).toBe(200)

    const lines = await shop.database.query(
      'SELECT title, sku, unit_price_cents::int AS cents FROM orders_lines WHERE _parent_id = $1',
      [orderId],
    )
    expect(lines).toEqual([{ title: program.title, sku: program.sku, cents: 4900 }])
    const [receipt] = await shop.mailsTo(buyer.email)
    expect(receipt?.text).toContain(`${program.title}  $49.00`)
    expect((await shop.simulator.ledger()).at(-1)?.amount).toBe('49.00')
  })
})

describe('Specification 7, GET /users/default-billing-address', () => {
  const saved = (as: Awaited<ReturnType<typeof person>>) =>
    shop.call('GET', '/users/default-billing-address', { as })

  it('is 404 before the first order, and the address of the order afterwards', async () => {
    const [buyer, stranger] = [await person(shop), await person(shop)]
    expect((await saved(buyer)).status).toBe(404)
    await order(shop, buyer, [await shop.product()])
    expect(await saved(buyer)).toMatchObject({
      status: 200,
      body: { success: true, ...ADDRESS, data: ADDRESS },
    })
    expect((await saved(stranger)).status).toBe(404)
  })

  it('stays as it is when the buyer does not want the address kept', async () => {
    const buyer = await person(shop)
    await shop.call('POST', '/payments/orders', {
      as: buyer,
      body: {
        amount: 49,
        paymentProvider: 'paypal',
        products: [{ id: (await shop.product()).id }],
        billingAddress: { ...ADDRESS, is_default: false },
      },
    })
    expect((await saved(buyer)).status).toBe(404)
  })
})

async function grantsOf(userId: string): Promise<number> {
  const rows = await shop.database.query(
    "SELECT id FROM user_products WHERE user_id = $1 AND state = 'active'",
    [userId],
  )
  return rows.length
}
