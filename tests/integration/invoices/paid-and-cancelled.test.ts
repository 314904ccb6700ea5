import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import {
  cancelOrder,
  documentsOf,
  invoiceOrder,
  markPaid,
  offerInvoices,
  queuedAbout,
} from '../../support/invoice'
import { order, owned } from '../../support/purchase'
import { orderState, refund, refundsOf } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

const ROUNDS = process.env.TEST_DEPTH === 'deep' ? 40 : 6

let shop: Shop
let buyer: Customer
let staff: Customer
beforeAll(async () => {
  shop = await startShop()
  staff = await person(shop, 'admin')
  await offerInvoices(shop)
})
beforeEach(async () => {
  buyer = await person(shop)
})
afterAll(() => shop.stop())

const log = (orderId: string) =>
  shop.database.query<{
    action: string
    by: string
    actor_id: string | null
    details: { received?: unknown }
  }>('SELECT action, "by", actor_id, details FROM activity_log WHERE order_id = $1 ORDER BY created_at', [
    orderId,
  ])

describe('POST /payments/orders/{orderId}/mark-paid', () => {
  it('pays the order: programs, invoice, code, receipt with its PDF, and who said so', async () => {
    const code = await discountCode(shop)
    const program = await shop.product()
    const { body } = await invoiceOrder(shop, buyer, [program], { discountCode: code, amount: 44.1 })
    const paid = await markPaid(shop, staff, body.orderId, {
      paidOn: '2026-01-05',
      reference: 'T-1',
      note: 'By cheque',
    })
    expect(paid).toMatchObject({
      status: 200,
      body: { success: true, status: 'PAID', invoiceNumber: body.invoiceNumber, paidOn: '2026-01-05' },
    })
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await documentsOf(shop, body.orderId)).toMatchObject([{ state: 'paid' }])
    expect(await usesOf(shop, code)).toBe(1)
    const captured = (await log(body.orderId)).find(({ action }) => action === 'payment.captured')
    expect(captured).toMatchObject({
      by: 'staff',
      actor_id: staff.id,
      details: { received: { on: '2026-01-05', reference: 'T-1' } },
    })
    expect(await log(body.orderId)).toContainEqual(
      expect.objectContaining({ action: 'order.paid', by: 'staff', actor_id: staff.id }),
    )
    const mails = await shop.mailsTo(buyer.email)
    const receipt = mails.find(({ subject }) => subject.startsWith('Your receipt'))
    expect(receipt?.text).toContain('January 5, 2026')
    expect(receipt?.attachments?.map(({ fileName }) => fileName)).toEqual([`Receipt-${body.orderNumber}.pdf`])
    await assertInvariants(shop)
  })

  it('gives the same answer again, also in parallel, and does nothing twice', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => markPaid(shop, staff, body.orderId, { paidOn: '2026-01-05' })),
    )
    answers.push(await markPaid(shop, staff, body.orderId, { paidOn: '2026-02-06' }))
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { paidOn: '2026-01-05' } })
    const actions = (await log(body.orderId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'order.paid')).toHaveLength(1)
    await assertInvariants(shop)
  })

  it('is for staff, for orders by invoice, and for days that have come', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    expect((await markPaid(shop, buyer, body.orderId)).status).toBe(403)
    expect((await markPaid(shop, null, body.orderId)).status).toBe(401)
    expect(await markPaid(shop, staff, body.orderId, { paidOn: '2999-01-01' })).toMatchObject({ status: 400 })
    expect(await markPaid(shop, staff, body.orderId, { paidOn: '05/01/2026' })).toMatchObject({ status: 400 })
    expect((await markPaid(shop, staff, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const paypal = await order(shop, buyer, [await shop.product()])
    expect(await markPaid(shop, staff, paypal.body.orderId)).toMatchObject({
      status: 409,
      body: { error: 'INVOICE_NOT_OPEN' },
    })
    expect(await orderState(shop, body.orderId)).toBe('pending')
  })

  it('refuses an invoice that was cancelled, since it is credited already', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    await cancelOrder(shop, staff, body.orderId)
    expect(await markPaid(shop, staff, body.orderId)).toMatchObject({
      status: 409,
      body: { error: 'INVOICE_CANCELLED' },
    })
    expect(await owned(shop, buyer)).toEqual([])
    await assertInvariants(shop)
  })

  it(`is paid or cancelled, never both, when both come at once, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
      const [paid, cancelled] = await Promise.all([
        markPaid(shop, staff, body.orderId),
        cancelOrder(shop, buyer, body.orderId),
      ])
      expect([paid.status, cancelled.status].sort(), `round ${round}`).toEqual([200, 409])
    }
    await assertInvariants(shop)
  })
})

describe('POST /payments/orders/{orderId}/cancel of an order by invoice', () => {
  it('takes the invoice back with a credit note of its own number, and says so by mail', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    expect((await cancelOrder(shop, buyer, body.orderId)).status).toBe(200)
    expect((await cancelOrder(shop, staff, body.orderId)).status).toBe(200)
    const [invoice, creditNote, ...more] = await documentsOf(shop, body.orderId)
    expect([invoice, creditNote]).toMatchObject([
      { kind: 'invoice', state: 'cancelled' },
      { kind: 'credit-note', state: 'issued', cents: 4900, number: expect.stringMatching(/^CN-\d{6}$/) },
    ])
    expect(more).toEqual([])
    const mail = (await shop.mailsTo(buyer.email)).find(({ subject }) => subject.includes('cancelled'))
    expect(mail?.text).toContain(creditNote?.number)
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([
      `Credit-note-${creditNote?.number}.pdf`,
    ])
    await assertInvariants(shop)
  })

  it('lets nobody cancel what is somebody else’s, or paid', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    expect((await cancelOrder(shop, await person(shop), body.orderId)).status).toBe(404)
    await markPaid(shop, staff, body.orderId)
    expect(await cancelOrder(shop, buyer, body.orderId)).toMatchObject({
      status: 409,
      body: { error: 'ORDER_NOT_OPEN' },
    })
    expect(await documentsOf(shop, body.orderId)).toMatchObject([{ kind: 'invoice', state: 'paid' }])
  })

  it('lets the buyer order the same program again', async () => {
    const program = await shop.product()
    const { body } = await invoiceOrder(shop, buyer, [program])
    await cancelOrder(shop, buyer, body.orderId)
    expect((await invoiceOrder(shop, buyer, [program])).status).toBe(200)
  })
})

describe('POST /payments/orders/{orderId}/refund of an order that was paid by invoice', () => {
  it('is done as it is written, since the money goes back outside the system', async () => {
    const products = [await shop.product(), await shop.product()]
    const { body } = await invoiceOrder(shop, buyer, products)
    await markPaid(shop, staff, body.orderId)
    const part = await refund(shop, staff, body.orderId, { amount: 10 })
    expect(part).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED', amount: 10, orderStatus: 'PAID' },
    })
    const rest = await refund(shop, staff, body.orderId)
    expect(rest).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED', amount: 88, orderStatus: 'REFUNDED' },
    })
    expect(await owned(shop, buyer)).toEqual([])
    const [invoice, ...creditNotes] = await documentsOf(shop, body.orderId)
    expect(invoice).toMatchObject({ state: 'paid' })
    expect(creditNotes).toMatchObject([
      { kind: 'credit-note', cents: 1000 },
      { kind: 'credit-note', cents: 8800 },
    ])
    const notices = (await queuedAbout(shop, body.orderId)).filter(
      ({ message }) => message === 'refund-notice',
    )
    expect(notices.map(({ attachments }) => attachments?.[0]?.kind)).toEqual(['credit-note', 'credit-note'])
    const mail = (await shop.mailsTo(buyer.email)).find(({ subject }) => subject.startsWith('Your refund'))
    expect(mail?.text).toContain('we send the money back to you ourselves')
    expect(await refund(shop, staff, body.orderId)).toMatchObject({ status: 409 })
    await assertInvariants(shop)
  })

  it('is one refund for one key, and never more than was paid', async () => {
    const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
    await markPaid(shop, staff, body.orderId)
    const headers = { 'Idempotency-Key': 'once' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => refund(shop, staff, body.orderId, { amount: 30 }, headers)),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body })
    expect(await refundsOf(shop, body.orderId)).toHaveLength(1)
    expect(await refund(shop, staff, body.orderId, { amount: 30 })).toMatchObject({ status: 422 })
    await assertInvariants(shop)
  })
})
