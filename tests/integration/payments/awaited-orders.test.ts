import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { cancelOrder, invoiceOrder, markPaid, offerInvoices } from '../../support/invoice'
import { approvedPurchase, capture, order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await offerInvoices(shop)
})
afterAll(() => shop.stop())

type Programs = {
  data: { productId: string }[]
  awaited: { orderNumber: string; paymentMethod: string; titles: string[] }[]
}
const programsOf = async (customer: Customer) =>
  (await shop.call<Programs>('GET', '/payments/user-products', { as: customer })).body

describe('Specification 7, GET /payments/user-products: what is bought and not open yet', () => {
  it('names an order whose payment the provider is still confirming, until it is paid', async () => {
    const { buyer, program, token, orderNumber } = await approvedPurchase(shop)
    expect((await programsOf(buyer)).awaited, 'nobody has taken the money yet').toEqual([])
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    expect(await programsOf(buyer)).toMatchObject({
      data: [],
      awaited: [{ orderNumber, paymentMethod: 'paypal', titles: [program.title] }],
    })
    await shop.database.query(`UPDATE payment_attempts SET state = 'needs-attention'`)
    expect((await programsOf(buyer)).awaited, 'a person looks at it').toHaveLength(1)
  })

  it('names an order by invoice until staff mark it paid, and then opens it', async () => {
    const [buyer, staff, program] = [await person(shop), await person(shop, 'admin'), await shop.product()]
    const { body } = await invoiceOrder(shop, buyer, [program])
    expect((await programsOf(buyer)).awaited).toEqual([
      { orderNumber: body.orderNumber, paymentMethod: 'invoice', titles: [program.title] },
    ])
    await markPaid(shop, staff, body.orderId)
    expect(await programsOf(buyer)).toMatchObject({ data: [{ productId: program.id }], awaited: [] })
  })

  it('names no order that was cancelled, that nobody approved, or that is somebody else’s', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    await order(shop, buyer, [program])
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    expect((await programsOf(await person(shop))).awaited).toEqual([])
    await cancelOrder(shop, buyer, body.orderId)
    expect((await programsOf(buyer)).awaited).toEqual([])
  })

  it('names no order whose programs are open before it is paid', async () => {
    await offerInvoices(shop, { accessBeforePayment: true })
    const [buyer, program] = [await person(shop), await shop.product()]
    await invoiceOrder(shop, buyer, [program])
    expect(await programsOf(buyer)).toMatchObject({ data: [{ productId: program.id }], awaited: [] })
  })
})
