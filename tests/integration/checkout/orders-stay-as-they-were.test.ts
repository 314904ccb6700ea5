import { parse } from 'csv-parse/sync'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { documentsOf, invoiceOrder, markPaid, offerInvoices } from '../../support/invoice'
import { order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

type Placed = { orderId: string; orderNumber: string }

let shop: Shop
let buyer: Customer
let boss: Customer
let program: TestProduct
let [code, everything] = ['', '']
let placed: Record<'paypal' | 'invoice' | 'free', Placed>

beforeAll(async () => {
  shop = await startShop()
  await offerInvoices(shop)
  boss = await person(shop, 'superuser')
  program = await shop.product({ title: 'Sleeping better', sku: 'SLEEP-1', priceCents: 10_000 })
  ;[code, everything] = [await discountCode(shop), await discountCode(shop, { percentage: 100 })]
  buyer = await shop.customer()
  const others = { invoice: await shop.customer(), free: await shop.customer() }
  const paypal = await paidOrder(shop, buyer, [program], { discountCode: code, amount: 90 })
  const { body: invoice } = await invoiceOrder(shop, others.invoice, [program], {
    discountCode: code,
    amount: 90,
  })
  await markPaid(shop, boss, invoice.orderId)
  const { body: free } = await order(shop, others.free, [program], { discountCode: everything, amount: 0 })
  placed = { paypal, invoice, free }
  await refund(shop, boss, paypal.orderId, { amount: 20, endAccess: false })
  await refund(shop, boss, invoice.orderId, { amount: 20, endAccess: false })
  await shop.mailsTo(buyer.email)
})
afterAll(() => shop.stop())

async function pdfOf(path: string): Promise<string> {
  const response = await rawCall('GET', path, { as: boss })
  expect(response.status, path).toBe(200)
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })
  return text
}

type Overview = {
  order: object
  customer: { name: string; email: string }
  lines: { title: string; sku: string; unitPrice: number; discount: number; total: number }[]
}

/** What staff see of the purchase itself. */
async function overviewOf(orderId: string) {
  const path = `/payments/orders/${orderId}/overview`
  const { body: answer } = await shop.call<{ data: Overview }>('GET', path, { as: boss })
  const body = answer.data
  const { name, email } = body.customer
  const lines = body.lines.map(({ title, sku, unitPrice, discount, total }) => [
    title,
    sku,
    unitPrice,
    discount,
    total,
  ])
  return { order: body.order, name, email, lines }
}

/** The receipt that reached the buyer last, its documents by name. Below its line stands who writes now. */
async function lastReceipt() {
  const mails = await shop.mailsTo(buyer.email)
  const receipt = mails.findLast(({ subject }) => subject.startsWith('Your receipt'))
  return {
    subject: receipt?.subject,
    text: receipt?.text.split('\n-- ')[0],
    files: receipt?.attachments?.map(({ fileName }) => fileName),
  }
}

/** Everything anybody can ever see of these orders. */
async function allThatIsShown() {
  const all = Object.values(placed)
  const documents = (await Promise.all(all.map(({ orderId }) => documentsOf(shop, orderId)))).flat()
  const csv = await (await rawCall('GET', '/payments/orders.csv', { as: boss })).text()
  return {
    overviews: await Promise.all(all.map(({ orderId }) => overviewOf(orderId))),
    mine: (await shop.call('GET', '/payments/my-orders', { as: buyer })).body,
    receipts: await Promise.all(all.map(({ orderId }) => pdfOf(`/payments/orders/${orderId}/receipt`))),
    documents: await Promise.all(documents.map(({ id }) => pdfOf(`/payments/invoices/${id}/pdf`))),
    csv: parse(csv, { columns: true, bom: true }) as Record<string, string>[],
  }
}

describe('Specification 3, Orders: an order says for ever what was bought, by whom, from whom and for how much', () => {
  it('whatever is renamed, repriced, moved or unpublished afterwards', async () => {
    const before = await allThatIsShown()
    const receipt = await lastReceipt()
    expect(before.overviews[0]).toMatchObject({ lines: [['Sleeping better', 'SLEEP-1', 100, 10, 90]] })
    expect(before.documents, 'an invoice and two credit notes').toHaveLength(3)
    for (const text of [...before.receipts, ...before.documents]) {
      for (const words of ['Sleeping better', 'SLEEP-1', 'Demo Training Inc.', 'GST/HST', '12 Garden Road'])
        expect(text).toContain(words)
    }

    await changeEverything()

    expect(await allThatIsShown()).toEqual(before)
    const [mail] = await shop.database.query<{ id: string }>(
      `SELECT id FROM email_outbox WHERE dedupe_key = $1`,
      [`order-receipt:${placed.paypal.orderId}`],
    )
    const mails = await shop.mailsTo(buyer.email)
    expect((await shop.call('POST', `/email-outbox/${mail?.id}/resend`, { as: boss })).status).toBe(200)
    expect(await shop.mailsTo(buyer.email)).toHaveLength(mails.length + 1)
    expect(await lastReceipt(), 'the receipt, sent again').toEqual(receipt)
  })

  it('and what was ordered cannot be deleted, only unpublished, while what never was can', async () => {
    const remove = ({ id }: TestProduct) => shop.call('DELETE', `/products/${id}`, { as: boss })
    const refused = await remove(program)
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringContaining('Unpublish it') }] },
    })
    expect((await remove(await shop.product())).status).toBe(200)
    const unpaid = await shop.product()
    await order(shop, await person(shop), [unpaid])
    expect((await remove(unpaid)).status, 'its money may still come').toBe(409)
  })
})

async function changeEverything(): Promise<void> {
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, path, { as: boss, body })
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200)
  }
  await ok('PATCH', `/products/${program.id}`, {
    title: 'Renamed',
    priceCents: 1,
    sku: 'RENAMED-1',
    slug: 'renamed',
    _status: 'draft',
  })
  await shop.database.query(`UPDATE discounts SET code = code || 'X'`)
  await shop.database.query(
    `UPDATE users SET firstname = 'Renamed', lastname = 'Renamed', email = 'renamed-' || email WHERE role = 'user'`,
  )
  await offerInvoices(
    shop,
    { paymentInstructions: 'Renamed.' },
    { legalName: 'Renamed Inc.', addressLines: '9 Elsewhere', taxNumbers: [] },
  )
}
