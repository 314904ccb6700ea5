import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOverdue } from '@/plugins/commerce/invoices/jobs/remind-overdue'
import { person } from '../../support/factories/person'
import {
  cancelOrder,
  documentsOf,
  type InvoiceAnswer,
  invoiceOrder,
  markPaid,
  offerInvoices,
  queuedAbout,
} from '../../support/invoice'
import { order } from '../../support/purchase'
import { type Answer, type Customer, type Shop, startShop } from '../../support/shop'

const DAY = 86_400_000

let shop: Shop
let buyer: Customer
let staff: Customer
let invoiced: InvoiceAnswer
beforeAll(async () => {
  shop = await startShop()
  staff = await person(shop, 'admin')
  await offerInvoices(shop, { dueDays: 30, reminderDays: 7, reminderLimit: 2 })
})
beforeEach(async () => {
  buyer = await person(shop)
  const { body } = await invoiceOrder(shop, buyer, [await shop.product()])
  invoiced = body
})
afterAll(() => shop.stop())

const daysAfterDue = (days: number) => new Date(new Date(invoiced.dueAt).getTime() + days * DAY)
const reminders = async () =>
  (await queuedAbout(shop, invoiced.orderId)).filter(({ message }) => message === 'invoice-reminder')
const remind = (who: Customer | null, orderId = invoiced.orderId): Promise<Answer> =>
  shop.call('POST', `/payments/orders/${orderId}/remind`, { as: who, body: {} })

describe('reminders of overdue invoices', () => {
  it('is due at the end of the last day in Toronto', () => {
    const local = new Date(invoiced.dueAt).toLocaleTimeString('en-CA', {
      timeZone: 'America/Toronto',
      hour12: false,
    })
    expect(local).toBe('23:59:59')
  })

  it('come once it is overdue, every so many days, so often at most, with the invoice', async () => {
    await remindOverdue(shop.payload, daysAfterDue(-1))
    expect(await reminders()).toEqual([])
    for (const [day, count] of [
      [1, 1],
      [2, 1],
      [7, 1],
      [8, 2],
      [9, 2],
      [30, 2],
    ] as const) {
      await remindOverdue(shop.payload, daysAfterDue(day))
      expect(await reminders(), `day ${day}`).toHaveLength(count)
    }
    expect((await reminders())[0]?.attachments).toEqual([{ kind: 'invoice', reference: invoiced.invoiceId }])
    const mail = (await shop.mailsTo(buyer.email)).find(({ subject }) => subject.startsWith('A reminder'))
    expect(mail?.text).toContain('It was due on')
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([
      `Invoice-${invoiced.invoiceNumber}.pdf`,
    ])
  })

  it('come once, however many processes look at the same moment', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => remindOverdue(shop.payload, daysAfterDue(1))))
    expect(await reminders()).toHaveLength(1)
    expect(await documentsOf(shop, invoiced.orderId)).toMatchObject([{ reminders: 1 }])
  })

  it('come for nobody who has paid, or whose order was cancelled', async () => {
    const other = await invoiceOrder(shop, buyer, [await shop.product()])
    await markPaid(shop, staff, invoiced.orderId)
    await cancelOrder(shop, buyer, other.body.orderId)
    await remindOverdue(shop.payload, daysAfterDue(1))
    expect(await reminders()).toEqual([])
    const about = await queuedAbout(shop, other.body.orderId)
    expect(about.map(({ message }) => message)).not.toContain('invoice-reminder')
  })

  it('reminds, and is paid, at the same moment: neither waits for the other for good', async () => {
    const [paid] = await Promise.all([
      markPaid(shop, staff, invoiced.orderId),
      remindOverdue(shop.payload, daysAfterDue(1)),
    ])
    expect(paid.status).toBe(200)
    expect((await reminders()).length).toBeLessThanOrEqual(1)
  })
})

describe('POST /payments/orders/{orderId}/remind', () => {
  it('sends one now, due or not; pressing twice is one', async () => {
    const answers = await Promise.all([remind(staff), remind(staff)])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { success: true, reminders: 1 } })
    expect(await reminders()).toHaveLength(1)
    const mail = (await shop.mailsTo(buyer.email)).find(({ subject }) => subject.startsWith('A reminder'))
    expect(mail?.text).toContain('It is due on')
  })

  it('is for staff, and for invoices that are open', async () => {
    expect((await remind(buyer)).status).toBe(403)
    expect((await remind(null)).status).toBe(401)
    await markPaid(shop, staff, invoiced.orderId)
    const paypal = await order(shop, buyer, [await shop.product()])
    for (const orderId of [invoiced.orderId, paypal.body.orderId])
      expect(await remind(staff, orderId)).toMatchObject({ status: 409, body: { error: 'INVOICE_NOT_OPEN' } })
    expect((await remind(staff, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})
