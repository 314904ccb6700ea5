import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { readPerson } from '@/plugins/commerce/staff/operations/read-person'
import { readParticipation } from '@/plugins/learning/staff/operations/read-participation'
import { course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { approvedOrder, order } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const csv = async (query = '') => {
  const response = await rawCall('GET', `/payments/orders.csv${query}`, { as: admin })
  return { response, text: await response.text() }
}
const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[]

describe('Orders as a table for spreadsheets', () => {
  it('keeps what was sold: a program renamed, repriced and deleted since changes no row', async () => {
    const buyer = await person(shop)
    const product = await shop.product({ title: 'Sleeping, "better"', priceCents: 12_345 })
    const { orderNumber } = await paidOrder(shop, buyer, [product])
    const before = await csv()
    expect(before.response.headers.get('Content-Type')).toContain('text/csv')
    expect(rowsOf(before.text).find(({ Order }) => Order === orderNumber)).toMatchObject({
      Programs: 'Sleeping, "better"',
      Total: '123.45',
      Refunded: '0.00',
      Status: 'Paid',
      Email: buyer.email,
    })

    await shop.database.query(`UPDATE products SET title = 'Renamed', price_cents = 1 WHERE id = $1`, [
      product.id,
    ])
    await shop.database.query(`UPDATE orders_lines SET product_id = NULL WHERE product_id = $1`, [product.id])

    expect((await csv()).text).toBe(before.text)
  })

  it('gives a spreadsheet no formula to run, whatever somebody called themselves', async () => {
    const buyer = await person(shop)
    const { orderNumber } = await paidOrder(shop, buyer, [await shop.product({ title: '=HYPERLINK("x")' })])
    await shop.database.query(
      `UPDATE orders SET customer_name = '+1', invoice_details_reference = '@SUM(A1)', invoice_details_organization = ' -2'
        WHERE number = $1`,
      [orderNumber],
    )
    const row = rowsOf((await csv()).text).find(({ Order }) => Order === orderNumber)
    expect(row).toMatchObject({
      Programs: `'=HYPERLINK("x")`,
      Customer: `'+1`,
      Reference: `'@SUM(A1)`,
      Organization: `' -2`,
    })
  })

  it('gives every order once, over more than one page, and only those of the days and the state asked for', async () => {
    await shop.database.query(
      `INSERT INTO orders (number, user_id, customer_name, customer_email, state, payment_method, currency, subtotal_cents,
                           discount_cents, tax_cents, total_cents, created_at)
       SELECT 'OLD-' || n, $1, 'Demo', 'old@example.com', 'cancelled', 'paypal', 'CAD', 100, 0, 0, 100,
              timestamptz '2020-03-01 05:00+00' + (n / 3) * interval '1 second' FROM generate_series(1, 1100) n`,
      [admin.id],
    )
    const numbers = rowsOf((await csv('?state=cancelled&from=2020-03-01&to=2020-03-01')).text).map(
      ({ Order }) => Order,
    )
    expect(new Set(numbers).size).toBe(1100)
    expect(numbers).toHaveLength(1100)
    // Midnight in Toronto is five hours later than in Greenwich.
    expect(rowsOf((await csv('?from=2020-03-02&to=2020-03-02')).text)).toEqual([])
    expect(rowsOf((await csv('?to=2020-02-29')).text)).toEqual([])
  })
})

describe('What needs review', () => {
  it('lists payments set aside, stuck ones, refunds without an answer, dead mail and unread messages', async () => {
    const buyer = await person(shop)
    const { orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    expect((await readAttention(shop.payload)).paymentCount).toBe(0)
    await shop.database.query(
      `UPDATE payment_attempts SET state = 'needs-attention', problem = 'currency USD instead of CAD' WHERE order_id = $1`,
      [orderId],
    )
    await shop.database.query(
      `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, problem)
       VALUES ('order-receipt', 'gone@example.com', '{}', 'dead', 'failed', 'no such mailbox')`,
    )
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, body, created_at)
       VALUES ('paypal', 'WH-1', 'X', '{}', now() - interval '1 hour')`,
    )
    await shop.database.query(
      `INSERT INTO activity_log (action, "by", order_id, details) VALUES ('attention.needed', 'provider', $1, '{"what":"payment reversed"}')`,
      [orderId],
    )

    const found = await readAttention(shop.payload)

    expect(found).toMatchObject({ paymentCount: 1, mailCount: 1, unreadMessages: 1, notedCount: 1 })
    expect(found.payments[0]).toMatchObject({
      orderId,
      problem: 'currency USD instead of CAD',
      email: buyer.email,
    })
    const entry = found.noted[0]?.id
    for (const _ of [1, 2]) {
      const { status } = await shop.call('POST', `/payments/attention/${entry}/handled`, { as: admin })
      expect(status).toBe(200)
    }
    expect((await readAttention(shop.payload)).notedCount).toBe(0)
  })
})

describe('One person at a glance', () => {
  it('shows what was paid and is closed all the same', async () => {
    const buyer = await person(shop)
    const product = await shop.product({ title: 'Walking' })
    const { orderId, orderNumber } = await paidOrder(shop, buyer, [product])
    await shop.database.query(`UPDATE user_products SET state = 'ended' WHERE order_id = $1`, [orderId])

    const told = await readPerson(shop.payload, buyer.id)

    expect(told?.lastSignInAt).toBeTruthy()
    expect(told?.access).toMatchObject([{ title: 'Walking', state: 'ended', source: 'order', orderNumber }])
    expect(told?.orders).toMatchObject([
      { number: orderNumber, state: 'paid', closedTitles: ['Walking'], payment: { state: 'captured' } },
    ])
    expect(told?.mails).toMatchObject([{ message: 'order-receipt' }])
  })
})

describe('Participation in programs', () => {
  it('says who may open a program, has begun, is active and has finished, and where most wait', async () => {
    const { programId, product, lessons } = await course(shop, 2)
    const [first = { id: '' }, second = { id: '' }] = lessons
    const [finisher, idler, reader] = [await person(shop), await person(shop), await person(shop)]
    for (const one of [finisher, idler, reader, await person(shop)])
      await order(shop, one, [product], { amount: 0 })
    const progress = (of: Customer, lesson: string, state: string, daysAgo: number) =>
      shop.database.query(
        `INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at, updated_at)
         VALUES ($1, $2, $3, $4, now(), now() - make_interval(days => $5))`,
        [of.id, programId, lesson, state, daysAgo],
      )
    await progress(finisher, first.id, 'done', 3)
    await progress(finisher, second.id, 'done', 2)
    await progress(idler, first.id, 'opened', 40)
    await progress(reader, first.id, 'opened', 1)
    await shop.database.query(
      'INSERT INTO program_completions (user_id, program_id, completed_at) VALUES ($1, $2, now())',
      [finisher.id, programId],
    )
    const found = (await readParticipation(shop.payload, { activeDays: 30, locale: 'fr' })).find(
      (row) => row.programId === programId,
    )
    expect(found).toMatchObject({ open: 4, begun: 3, active: 2, finished: 1, stopped: 2 })
    expect(found?.title).toBe(product.title)
    expect(found?.stopsAt).toMatch(/^lesson-words/)
  })
})
