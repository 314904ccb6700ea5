import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import {
  cancelOrder,
  documentsOf,
  type InvoiceDetailsInput,
  invoiceOrder,
  markPaid,
  offerInvoices,
  queuedAbout,
} from '../../support/invoice'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { orderState } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let buyer: Customer
let staff: Customer
beforeAll(async () => {
  shop = await startShop()
  staff = await person(shop, 'admin')
})
beforeEach(async () => {
  await offerInvoices(shop)
  buyer = await person(shop)
})
afterAll(() => shop.stop())

const methods = async () =>
  (await shop.call<{ data: { invoice: boolean } }>('GET', '/payments/methods')).body.data

describe('Specification 7, POST /payments/orders by invoice', () => {
  it('waits for the money: an invoice with a number, its mail with the PDF, and no programs yet', async () => {
    const program = await shop.product()
    const { status, body } = await invoiceOrder(shop, buyer, [program], {
      invoiceDetails: { organization: ' Example  Organization ', reference: 'PO-42' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, status: 'PENDING', amount: 49, paymentProvider: 'paypal' })
    expect(body.invoiceNumber).toMatch(/^INV-\d{6}$/)
    expect(body.approveUrl ?? body.paypalOrder).toBeUndefined()
    expect(await documentsOf(shop, body.orderId)).toMatchObject([
      { kind: 'invoice', state: 'open', cents: 4900 },
    ])
    expect(await queuedAbout(shop, body.orderId)).toEqual([
      { message: 'invoice', attachments: [{ kind: 'invoice', reference: body.invoiceId }] },
    ])
    const [stored] = await shop.database.query(
      `SELECT a.provider, a.state, a.next_check_at, o.state AS order_state, o.invoice_details_reference AS reference
         FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.id = $1`,
      [body.orderId],
    )
    expect(stored).toMatchObject({
      provider: 'invoice',
      state: 'pending',
      next_check_at: null,
      order_state: 'pending',
      reference: 'PO-42',
    })
    expect(await owned(shop, buyer)).toEqual([])
    await assertInvariants(shop)
  })

  it('mails the invoice with the PDF', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    const [mail] = await shop.mailsTo(buyer.email)
    expect(mail?.subject).toBe(`Your invoice ${body.invoiceNumber}`)
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([`Invoice-${body.invoiceNumber}.pdf`])
  })

  it('mails lines, discount and total that add up, and ends the sentence about the seller once', async () => {
    await offerInvoices(shop, { paymentInstructions: '' }, { legalName: 'Garden Road Courses Inc.' })
    const discount = await discountCode(shop, { type: 'fixed', amountCents: 900 })
    await invoiceOrder(shop, buyer, [await shop.product()], { discountCode: discount, amount: 40 })
    const text = (await shop.mailsTo(buyer.email)).at(-1)?.text ?? ''
    expect(text).toMatch(/\$49\.00\s+Discount: \$9\.00\s+Tax: \$0\.00\s+To pay in CAD: \$40\.00/)
    expect(text).toContain('Please pay the total in CAD to Garden Road Courses Inc. Questions')
  })

  it('is never touched by the sweeper', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    const read = () =>
      shop.database.query('SELECT * FROM payment_attempts WHERE order_id = $1', [body.orderId])
    const before = await read()
    await sweepPayments(shop.payload)
    expect(await read()).toEqual(before)
  })

  it('gives the same order, invoice and number for the same key, also in parallel', async () => {
    const program = await shop.product()
    const headers = { 'Idempotency-Key': `key-${program.id}` }
    const answers = await Promise.all([1, 2, 3].map(() => invoiceOrder(shop, buyer, [program], { headers })))
    const [first] = answers
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body })
    const other = await invoiceOrder(shop, buyer, [program], {
      headers,
      invoiceDetails: { reference: 'other' },
    })
    expect(other).toMatchObject({ status: 422, body: { error: 'IDEMPOTENCY_MISMATCH' } })
    await assertInvariants(shop)
  })

  it('refuses what the buyer owns, and what an open invoice of theirs is for', async () => {
    const program = await shop.product()
    const { token } = await approvedOrder(shop, buyer, [program])
    const { body } = await invoiceOrder(shop, buyer, [program])
    for (const again of [await invoiceOrder(shop, buyer, [program]), await order(shop, buyer, [program])]) {
      expect(again).toMatchObject({ status: 409, body: { error: 'INVOICE_OPEN' } })
    }
    expect(await capture(shop, buyer, token)).toMatchObject({
      status: 422,
      body: { reason: 'INVOICE_OPEN' },
    })
    await markPaid(shop, staff, body.orderId)
    expect(await invoiceOrder(shop, buyer, [program])).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_OWNED' },
    })
    await assertInvariants(shop)
  })

  it('invoices one of several requests for the same program at the same moment, and tells the others why', async () => {
    const program = await shop.product()
    const answers = await Promise.all([1, 2, 3, 4].map(() => invoiceOrder(shop, buyer, [program])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { body } of refused) expect(body).toMatchObject({ error: 'INVOICE_OPEN' })
    await assertInvariants(shop)
  })

  it('is offered only when the settings say so and name the seller', async () => {
    expect(await methods()).toMatchObject({ invoice: true })
    const cases: [InvoiceDetailsInput, object][] = [
      [{ offered: false }, {}],
      [{}, { legalName: '' }],
      [{}, { addressLines: ' ' }],
    ]
    for (const [wishes, seller] of cases) {
      await offerInvoices(shop, wishes, seller)
      expect(await methods()).toMatchObject({ invoice: false })
      const refused = await invoiceOrder(shop, buyer, [await shop.product()])
      expect(refused).toMatchObject({ status: 409, body: { error: 'METHOD_UNAVAILABLE' } })
    }
  })

  it('gives a free order at once, without an invoice', async () => {
    await offerInvoices(shop, { offered: false })
    const program = await shop.product({ priceCents: 0 })
    const { body } = await invoiceOrder(shop, buyer, [program])
    expect(body).toMatchObject({ status: 'COMPLETED', amount: 0 })
    expect(body.invoiceNumber).toBeUndefined()
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('holds the use of a code: the last one goes to one of many, and back when the order is cancelled', async () => {
    const code = await discountCode(shop, { usageLimit: 1 })
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => person(shop)))
    const program = await shop.product()
    const answers = await Promise.all(
      buyers.map((one) => invoiceOrder(shop, one, [program], { discountCode: code, amount: 44.1 })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(await usesOf(shop, code)).toBe(1)
    await cancelOrder(shop, staff, won[0]?.body.orderId ?? '')
    expect(await usesOf(shop, code)).toBe(0)
    await assertInvariants(shop)
  })
})

describe('Programs that open before the invoice is paid, when the settings say so', () => {
  it('opens them at once, and paying later opens nothing twice', async () => {
    await offerInvoices(shop, { accessBeforePayment: true })
    const program = await shop.product()
    const { body } = await invoiceOrder(shop, buyer, [program])
    expect(await owned(shop, buyer)).toEqual([program.id])
    await offerInvoices(shop)
    expect((await markPaid(shop, staff, body.orderId)).status).toBe(200)
    const rows = await shop.database.query('SELECT state FROM user_products WHERE order_id = $1', [
      body.orderId,
    ])
    expect(rows).toEqual([{ state: 'active' }])
    await assertInvariants(shop)
  })

  it('opens again what staff closed while it was not paid, once it is', async () => {
    await offerInvoices(shop, { accessBeforePayment: true })
    const program = await shop.product()
    const { body } = await invoiceOrder(shop, buyer, [program])
    const [access] = await shop.database.query<{ id: string }>(
      'SELECT id FROM user_products WHERE order_id = $1',
      [body.orderId],
    )
    const end = `/users/${buyer.id}/user-products/${access?.id}/end`
    await shop.call('POST', end, { as: staff, body: { reason: 'Not paid for months' } })
    expect(await owned(shop, buyer)).toEqual([])
    expect((await markPaid(shop, staff, body.orderId)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
    await shop.call('POST', end, { as: staff, body: { reason: 'Asked for' } })
    expect((await markPaid(shop, staff, body.orderId)).status).toBe(200)
    expect(await owned(shop, buyer), 'saying again that it was paid opens nothing').toEqual([])
    await shop.database.query(`UPDATE user_products SET state = 'active' WHERE order_id = $1`, [body.orderId])
    await assertInvariants(shop)
  })

  it('closes them when the order is cancelled', async () => {
    await offerInvoices(shop, { accessBeforePayment: true })
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    expect((await cancelOrder(shop, buyer, body.orderId)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([])
    expect(await orderState(shop, body.orderId)).toBe('cancelled')
    await assertInvariants(shop)
  })
})
