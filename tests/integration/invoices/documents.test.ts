import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { cancelOrder, documentsOf, invoiceOrder, markPaid, offerInvoices } from '../../support/invoice'
import { approvedOrder, capture, order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let buyer: Customer
let stranger: Customer
let staff: Customer
beforeAll(async () => {
  shop = await startShop()
  await offerInvoices(shop)
  buyer = await shop.customer()
  stranger = await person(shop)
  staff = await person(shop, 'admin')
})
afterAll(() => shop.stop())

async function textOf(response: Response): Promise<string> {
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })
  return text
}

describe('GET /payments/orders/{orderId}/receipt', () => {
  it('is a PDF for the buyer and for staff, with the figures of the order, kept by no cache', async () => {
    const code = await discountCode(shop)
    const { orderId, orderNumber } = await paidOrder(shop, buyer, [await shop.product()], {
      discountCode: code,
      amount: 44.1,
    })
    for (const as of [buyer, staff]) {
      const response = await rawCall('GET', `/payments/orders/${orderId}/receipt`, { as })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect(response.headers.get('Content-Disposition')).toBe(
        `attachment; filename="Receipt-${orderNumber}.pdf"`,
      )
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const text = await textOf(response)
      for (const words of [
        orderNumber,
        code,
        '$44.10',
        'PayPal',
        'Demo Training Inc.',
        'GST/HST',
        'Demo Customer',
      ])
        expect(text).toContain(words)
    }
  })

  it('is not there for strangers, for orders that are not paid, and for ids that are none', async () => {
    const { orderId } = await paidOrder(shop, buyer, [await shop.product()])
    const unpaid = (await order(shop, buyer, [await shop.product()])).body.orderId
    expect((await rawCall('GET', `/payments/orders/${orderId}/receipt`, { as: stranger })).status).toBe(404)
    expect((await rawCall('GET', `/payments/orders/${orderId}/receipt`)).status).toBe(401)
    expect((await rawCall('GET', `/payments/orders/${unpaid}/receipt`, { as: buyer })).status).toBe(404)
    expect((await rawCall('GET', '/payments/orders/none/receipt', { as: buyer })).status).toBe(404)
  })

  it('says which invoice was paid, and on which day', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    await markPaid(shop, staff, body.orderId, { paidOn: '2026-01-05' })
    const response = await rawCall('GET', `/payments/orders/${body.orderId}/receipt`, { as: buyer })
    expect(await textOf(response)).toContain(`on January 5, 2026 by invoice ${body.invoiceNumber}`)
  })
})

describe('GET /payments/invoices/{invoiceId}/pdf', () => {
  it('is the invoice or the credit note, for the buyer and for staff only', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()], {
      invoiceDetails: { organization: 'Example Organization', reference: 'PO-42' },
    })
    const path = `/payments/invoices/${body.invoiceId}/pdf`
    const text = await textOf(await rawCall('GET', path, { as: buyer }))
    for (const words of [
      body.invoiceNumber,
      'Example Organization',
      'PO-42',
      'Please pay by bank transfer.',
      '$49.00',
    ])
      expect(text).toContain(words)
    expect((await rawCall('GET', path, { as: staff })).status).toBe(200)
    expect((await rawCall('GET', path, { as: stranger })).status).toBe(404)
    expect((await rawCall('GET', path)).status).toBe(401)
    expect((await rawCall('GET', '/payments/invoices/none/pdf', { as: buyer })).status).toBe(404)
  })

  it('is there for each refund of a payment at PayPal, and leaves with its notice', async () => {
    const { orderId, orderNumber } = await paidOrder(shop, buyer, [await shop.product()])
    await refund(shop, staff, orderId, { amount: 10, reason: 'Asked for' })
    const [note] = await documentsOf(shop, orderId)
    expect(note).toMatchObject({ kind: 'credit-note', cents: 1000 })
    const text = await textOf(await rawCall('GET', `/payments/invoices/${note?.id}/pdf`, { as: buyer }))
    for (const words of [`order ${orderNumber}`, 'Asked for', '$10.00']) expect(text).toContain(words)
    const mail = (await shop.mailsTo(buyer.email)).find(
      ({ subject }) => subject === `Your refund for order ${orderNumber}`,
    )
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([`Credit-note-${note?.number}.pdf`])
  })
})

describe('GET /payments/quotes/pdf', () => {
  it('is a PDF at the prices of now, in either language, and neither stores nor reserves anything', async () => {
    const product = await shop.product()
    const quoted = await discountCode(shop)
    const query = new URLSearchParams({
      products: `${product.id},${product.id}`,
      discountCode: quoted,
      organization: 'Example Organization',
      reference: 'PO-43',
    })
    const before = await shop.database.query('SELECT count(*) FROM orders')
    const response = await rawCall('GET', `/payments/quotes/pdf?${query}`, { as: buyer })
    expect(response.headers.get('Content-Disposition')).toMatch(/filename="Quote-Q-\d{8}-[0-9A-F]{6}\.pdf"$/)
    const text = await textOf(response)
    for (const words of ['Quote number', product.title, '$44.10', quoted, 'Example Organization', 'PO-43'])
      expect(text).toContain(words)
    expect(text).not.toContain('Order:')
    const french = await textOf(
      await rawCall('GET', `/payments/quotes/pdf?${query}&locale=fr`, { as: buyer }),
    )
    expect(french).toContain('Numéro de soumission')
    expect(french).toContain('44,10')
    expect(await shop.database.query('SELECT count(*) FROM orders')).toEqual(before)
  })

  it('refuses what an order would be refused for', async () => {
    const owned = await shop.product()
    await paidOrder(shop, buyer, [owned])
    const ask = (query: string) => shop.call('GET', `/payments/quotes/pdf?${query}`, { as: buyer })
    expect(await ask(`products=${owned.id}`)).toMatchObject({ status: 409, body: { error: 'ALREADY_OWNED' } })
    expect(await ask('products=none')).toMatchObject({ status: 409, body: { error: 'PRODUCT_UNAVAILABLE' } })
    expect((await ask('products=')).status).toBe(400)
    expect((await ask(`products=${owned.id}&discountCode=NONE`)).status).toBe(409)
    expect((await rawCall('GET', `/payments/quotes/pdf?products=${owned.id}`)).status).toBe(401)
  })
})

describe('GET /payments/my-orders', () => {
  it('lists a person’s own orders, newest first, with addresses of documents that open', async () => {
    const me = await person(shop)
    const [first, second] = [await shop.product(), await shop.product()]
    const paid = await paidOrder(shop, me, [first])
    await refund(shop, staff, paid.orderId, { amount: 9 })
    const { body: invoiced } = await invoiceOrder(shop, me, [second])
    const { body } = await shop.call<{ data: { documents: { kind: string; url: string }[] }[] }>(
      'GET',
      '/payments/my-orders',
      { as: me },
    )
    expect(body.data).toMatchObject([
      {
        number: invoiced.orderNumber,
        status: 'PENDING',
        total: 49,
        paymentMethod: 'invoice',
        dueAt: invoiced.dueAt,
        lines: [{ title: second.title, total: 49 }],
        documents: [{ kind: 'invoice', number: invoiced.invoiceNumber }],
      },
      {
        number: paid.orderNumber,
        status: 'PAID',
        total: 49,
        refunded: 9,
        documents: [{ kind: 'credit-note' }, { kind: 'receipt', number: paid.orderNumber }],
      },
    ])
    for (const { url } of body.data.flatMap(({ documents }) => documents))
      expect((await rawCall('GET', url.replace(/^\/api/, ''), { as: me })).status).toBe(200)
    expect(
      (await shop.call<{ data: unknown[] }>('GET', '/payments/my-orders', { as: stranger })).body.data,
    ).toEqual([])
    expect((await shop.call('GET', '/payments/my-orders')).status).toBe(401)
  })

  it('leaves out what came to nothing: a payment begun and not approved, or cancelled. Money on its way is there', async () => {
    const me = await person(shop)
    const list = async () =>
      (await shop.call<{ data: { number: string }[] }>('GET', '/payments/my-orders', { as: me })).body.data
    const calledOff = await approvedOrder(shop, me, [await shop.product()])
    await cancelOrder(shop, me, calledOff.orderId)
    const begun = await approvedOrder(shop, me, [await shop.product()])
    expect(await list()).toEqual([])

    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    expect((await capture(shop, me, begun.token)).status).toBe(202)
    const invoiced = (await invoiceOrder(shop, me, [await shop.product()])).body
    await cancelOrder(shop, me, invoiced.orderId)
    expect(await list()).toMatchObject([
      { number: invoiced.orderNumber, status: 'CANCELLED' },
      { number: begun.orderNumber, status: 'PENDING' },
    ])
    const { body } = await shop.call<{ data: { order: { state: string } } }>(
      'GET',
      `/payments/orders/${calledOff.orderId}/overview`,
      { as: staff },
    )
    expect(body.data.order.state, 'staff see it').toBe('cancelled')
  })
})
