import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { invoiceOrder, markPaid, offerInvoices } from '../../support/invoice'
import { approvedOrder, order } from '../../support/purchase'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Overview = {
  order: { number: string; state: string; total: number; paymentMethod: string }
  customer: { id: string; email: string; name: string }
  lines: {
    id: string
    title: string
    total: number
    refunded: number
    left: number
    access: { state: string; why: string | null } | null
  }[]
  payments: { state: string; amount: number; captureId: string | null; provider: string }[]
  refunds: { state: string; amount: number; reason: string; actor: string | null }[]
  mails: { id: string; message: string; state: string; to: string }[]
  timeline: { at: string; who: string; what: string; detail: string | null }[]
}

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const overview = async (orderId: string) => {
  const { body } = await shop.call<{ data: Overview }>('GET', `/payments/orders/${orderId}/overview`, {
    as: admin,
  })
  return body.data
}

describe('An order as staff see it', () => {
  it('tells about a purchase: amounts in dollars, open programs, the payment’s own numbers, the mail, and who did what', async () => {
    const buyer = await person(shop)
    const product = await shop.product({ priceCents: 4_900 })
    const { orderId, orderNumber, captureId } = await paidOrder(shop, buyer, [product])
    await shop.mailsTo(buyer.email)

    const told = await overview(orderId)

    expect(told.order).toMatchObject({
      number: orderNumber,
      state: 'paid',
      total: 49,
      paymentMethod: 'paypal',
    })
    expect(told.customer).toMatchObject({ id: buyer.id, email: buyer.email })
    expect(told.lines).toMatchObject([
      { title: product.title, total: 49, refunded: 0, left: 49, access: { state: 'active' } },
    ])
    expect(told.payments).toMatchObject([{ state: 'captured', amount: 49, captureId, provider: 'paypal' }])
    expect(told.mails).toMatchObject([{ message: 'order-receipt', state: 'sent', to: buyer.email }])
    const happened = told.timeline.map(({ what }) => what)
    expect(happened.filter((what) => what === 'Order placed')).toHaveLength(1)
    expect(happened[0]).toBe('Order placed')
    expect(happened).toEqual(
      expect.arrayContaining(['Payment received', 'Order paid, programs opened', 'Email sent']),
    )
    const times = told.timeline.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('tells about a refund of one line: who gave it back and why, what closed, what is left', async () => {
    const buyer = await person(shop)
    const products = [await shop.product({ priceCents: 4_900 }), await shop.product({ priceCents: 8_000 })]
    const { orderId, lineIds } = await paidOrder(shop, buyer, products)
    await refund(shop, admin, orderId, { lines: [lineIds[0] ?? ''], reason: 'Wrong program' })

    const told = await overview(orderId)

    expect(told.lines).toMatchObject([
      { refunded: 49, left: 0, access: { state: 'ended', why: 'refunded: Wrong program' } },
      { refunded: 0, left: 80, access: { state: 'active' } },
    ])
    expect(told.refunds).toMatchObject([
      { state: 'completed', amount: 49, reason: 'Wrong program', actor: 'Demo Person' },
    ])
    expect(told.timeline).toContainEqual(
      expect.objectContaining({
        who: 'Demo Person',
        what: 'Refund requested',
        detail: '$49.00 · Wrong program',
      }),
    )
  })

  it('tells about an order that waits: nothing is open, nothing was mailed as a receipt', async () => {
    const buyer = await person(shop)
    const { body } = await order(shop, buyer, [await shop.product()])
    const told = await overview(body.orderId)
    expect(told.order.state).toBe('pending')
    expect(told.lines[0]?.access).toBeNull()
    expect(told.payments[0]?.state).toBe('awaiting-approval')
  })
})

describe('An order by invoice as staff see it', () => {
  it('tells what is due, that it is overdue, what was paid, and what went back with which credit note', async () => {
    await offerInvoices(shop)
    const buyer = await person(shop)
    const products = [await shop.product({ priceCents: 4_900 }), await shop.product({ priceCents: 8_000 })]
    const code = await discountCode(shop)
    const { body } = await invoiceOrder(shop, buyer, products, { discountCode: code, amount: 116.1 })
    await shop.database.query(`UPDATE invoices SET due_at = now() - interval '1 day' WHERE order_id = $1`, [
      body.orderId,
    ])
    expect(await overview(body.orderId)).toMatchObject({
      order: { state: 'pending', paymentMethod: 'invoice', subtotal: 129, discount: 12.9, total: 116.1 },
      lines: [
        { unitPrice: 49, total: 44.1, refunded: 0, left: 44.1, access: null },
        { unitPrice: 80, total: 72, refunded: 0, left: 72, access: null },
      ],
      payments: [{ provider: 'invoice', state: 'pending', amount: 116.1, captureId: null }],
      documents: [{ kind: 'invoice', state: 'open', total: 116.1, isOverdue: true, reminders: 0 }],
      mails: [{ message: 'invoice' }],
    })

    await markPaid(shop, admin, body.orderId)
    const [line] = (await overview(body.orderId)).lines
    await refund(shop, admin, body.orderId, { lines: [line?.id ?? ''], reason: 'Asked for' })

    const told = await overview(body.orderId)
    expect(told).toMatchObject({
      order: { state: 'paid' },
      lines: [
        { refunded: 44.1, left: 0, access: { state: 'ended' } },
        { refunded: 0, left: 72, access: { state: 'active' } },
      ],
      payments: [{ state: 'captured', amount: 116.1 }],
      refunds: [{ state: 'completed', amount: 44.1 }],
      documents: [
        { kind: 'invoice', state: 'paid', total: 116.1, isOverdue: false },
        { kind: 'credit-note', state: 'issued', total: 44.1 },
      ],
    })
    expect(told.mails.map(({ message }) => message)).toEqual(['invoice', 'order-receipt', 'refund-notice'])
  })
})

describe('Check now with the provider', () => {
  const check = (orderId: string) =>
    shop.call<{ changes: string[]; message: string }>('POST', `/payments/orders/${orderId}/check`, {
      as: admin,
    })

  it('finds out that PayPal took the money behind our back, and opens the program', async () => {
    const buyer = await person(shop)
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.control('POST', '/faults', { on: 'capture', fault: 'drop-after-work', times: 1 })
    await shop.simulator.control('POST', '/faults', { on: 'get', fault: 'fail', status: 503, times: 5 })
    await shop.call('POST', `/payments/capture/paypal/${token}`, { as: buyer, body: {} })
    await shop.simulator.control('DELETE', '/faults')
    expect((await overview(orderId)).order.state).toBe('pending')
    expect((await shop.simulator.ledger()).filter(({ type }) => type === 'capture').length).toBeGreaterThan(0)

    const { body } = await check(orderId)

    expect(body.changes.at(-1)).toBe('The order was “Waiting for payment”, now “Paid”.')
    const told = await overview(orderId)
    expect(told.order.state).toBe('paid')
    expect(told.lines[0]?.access?.state).toBe('active')
    expect((await check(orderId)).body.changes).toEqual([])
  })

  it('takes what the buyer approved and never came back for, and says so in words', async () => {
    const buyer = await person(shop)
    const { orderId } = await approvedOrder(shop, buyer, [await shop.product({ priceCents: 4_900 })])

    const { body } = await check(orderId)

    expect(body.changes).toEqual([
      'The payment of $49.00 was “Waiting for the buyer”, now “Received”.',
      'The order was “Waiting for payment”, now “Paid”.',
    ])
    const [entry] = await shop.database.query<{ actor_id: string }>(
      `SELECT actor_id FROM activity_log WHERE order_id = $1 AND action = 'payment.checked'`,
      [orderId],
    )
    expect(entry?.actor_id).toBe(admin.id)
  })
})

describe('A payment that was set aside', () => {
  const setAside = async () => {
    const buyer = await person(shop)
    const { orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    const [row] = await shop.database.query<{ id: string }>(
      `UPDATE payment_attempts SET state = 'needs-attention', problem = '4800 cents instead of 4900', next_check_at = NULL,
              capture_id = 'LOOKEDAT' || upper(substr(md5(id::text), 1, 8)) WHERE order_id = $1 RETURNING id`,
      [orderId],
    )
    return { buyer, orderId, attemptId: row?.id ?? '' }
  }
  const decide = (attemptId: string, decision: string) =>
    shop.call('POST', `/payments/attempts/${attemptId}/decide`, {
      as: admin,
      body: { decision, reason: 'Looked at PayPal' },
    })

  it('is accepted with a reason: the order is paid by the hand of whoever said so', async () => {
    const { orderId, attemptId } = await setAside()
    expect((await decide(attemptId, 'paid')).status).toBe(200)
    expect((await decide(attemptId, 'paid')).status).toBe(200)
    const told = await overview(orderId)
    expect(told.order.state).toBe('paid')
    expect(told.timeline.filter(({ what }) => what === 'Payment decided by staff')).toMatchObject([
      { who: 'Demo Person', detail: '$49.00 · Looked at PayPal' },
    ])
  })

  it('is rejected: the order is given up, and nothing opens', async () => {
    const { orderId, attemptId } = await setAside()
    expect((await decide(attemptId, 'not-paid')).status).toBe(200)
    expect((await decide(attemptId, 'paid')).status).toBe(409)
    const told = await overview(orderId)
    expect(told.order.state).toBe('cancelled')
    expect(told.lines[0]?.access).toBeNull()
  })
})
