import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { offerInvoices } from '../../support/invoice'
import { order, owned } from '../../support/purchase'
import { refund } from '../../support/refund'
import { ADDRESS, type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
  // Staff write invoices whether buyers may ask for them or not.
  await offerInvoices(shop, { offered: false })
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

type Made = { orderId: string; orderNumber: string; status: string; invoiceNumber?: string; error?: string }
type Wish = { amount?: number; discountCode?: string; received?: object; key?: string }

const make = (
  customer: string,
  products: TestProduct[],
  { amount, discountCode: code, received, key }: Wish = {},
) =>
  shop.call<Made>('POST', '/payments/orders/for-customer', {
    as: admin,
    headers: key ? { 'Idempotency-Key': key } : {},
    body: {
      customer,
      order: {
        amount: amount ?? products.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100,
        paymentProvider: 'invoice',
        products: products.map(({ id }) => ({ id })),
        billingAddress: ADDRESS,
        discountCode: code,
      },
      received,
    },
  })
const preview = (customer: string, products: TestProduct[], code?: string) =>
  shop.call<{ data: { total: number; discount: number; customer: { email: string } } }>(
    'POST',
    '/payments/orders/for-customer/preview',
    { as: admin, body: { customer, products: products.map(({ id }) => ({ id })), discountCode: code } },
  )
const subjects = async (to: Customer) => (await shop.mailsTo(to.email)).map(({ subject }) => subject)
const logOf = async (orderId: string) =>
  (
    await shop.database.query<{ said: string }>(
      `SELECT action || ' ' || "by" || ' ' || (actor_id = $2)::text AS said FROM activity_log WHERE order_id = $1`,
      [orderId, admin.id],
    )
  ).map(({ said }) => said)

describe('Staff order for somebody', () => {
  it('by invoice: it is mailed, waits, and opens when it is marked as paid; who of the staff ordered is on record', async () => {
    const [buyer, program] = [await person(shop), await shop.product({ priceCents: 12_345 })]
    const { status, body } = await make(buyer.email.toUpperCase(), [program])
    expect([status, body.status]).toEqual([200, 'PENDING'])
    expect(body.invoiceNumber).toMatch(/^INV-/)
    expect(await subjects(buyer)).toEqual([expect.stringContaining(String(body.invoiceNumber))])
    expect(await owned(shop, buyer)).toEqual([])
    expect(await logOf(body.orderId)).toEqual(
      expect.arrayContaining(['order.placed staff true', 'invoice.issued staff true']),
    )
    await shop.call('POST', `/payments/orders/${body.orderId}/mark-paid`, { as: admin, body: {} })
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('paid another way: its invoice is paid with the reference, programs open, and the receipt alone is mailed', async () => {
    const [buyer, program] = [await person(shop), await shop.product({ priceCents: 5_000 })]
    const received = { reference: 'Cheque 117', paidOn: '2026-11-02', note: 'At the desk' }
    const { body } = await make(buyer.id, [program], { received })
    expect(body.status).toBe('COMPLETED')
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await subjects(buyer)).toEqual([expect.stringMatching(/receipt|order/i)])
    const [stored] = await shop.database.query(
      `SELECT i.state, a.state AS payment, a.report #> '{received}' AS received
         FROM invoices i JOIN payment_attempts a ON a.order_id = i.order_id WHERE i.order_id = $1`,
      [body.orderId],
    )
    expect(stored).toEqual({
      state: 'paid',
      payment: 'captured',
      received: { actor: admin.id, on: '2026-11-02', reference: 'Cheque 117', note: 'At the desk' },
    })
    expect((await refund(shop, admin, body.orderId)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('keeps the rules of the checkout: prices, what is owned already, invoices that are open, limits of a code', async () => {
    const [buyer, other] = [await person(shop), await person(shop)]
    const program = await shop.product({ priceCents: 8_000 })
    const code = await discountCode(shop, { percentage: 25, usageLimit: 1 })
    expect((await preview(buyer.email, [program], code)).body.data).toMatchObject({ discount: 20, total: 60 })
    const wrong = await make(buyer.id, [program], { amount: 80, discountCode: code })
    expect([wrong.status, wrong.body.error]).toEqual([409, 'PRICE_CHANGED'])
    expect((await make(buyer.id, [program], { amount: 60, discountCode: code })).status).toBe(200)
    expect((await make(buyer.id, [program])).body.error).toBe('INVOICE_OPEN')
    expect((await make(other.id, [program], { amount: 60, discountCode: code })).body.error).toBe(
      'USAGE_LIMIT',
    )
    await make(other.id, [program], { received: { reference: 'Cash' } })
    expect((await make(other.id, [program])).body.error).toBe('ALREADY_OWNED')
    expect((await order(shop, other, [program])).body.error).toBe('ALREADY_OWNED')
  })

  it('with one key is one order, also when both come at once, and free ones are paid at once', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const asked = { key: 'staff-1', received: { reference: 'Cash' } }
    const answers = await Promise.all([1, 2, 3].map(() => make(buyer.id, [program], asked)))
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    expect((await make(buyer.id, [program], { ...asked, received: { reference: 'Other' } })).body.error).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
    const code = await discountCode(shop, { percentage: 100 })
    const free = await make(buyer.id, [await shop.product()], { amount: 0, discountCode: code })
    expect(free.body.status).toBe('COMPLETED')
    expect(await logOf(free.body.orderId)).toContain('order.paid staff true')
  })

  it('for nobody, through no provider, without a reference or on a day to come, is refused', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    expect((await make('nobody@example.com', [program])).status).toBe(404)
    expect((await make(buyer.id, [program], { received: { reference: ' ' } })).status).toBe(400)
    expect(
      (await make(buyer.id, [program], { received: { reference: 'x', paidOn: '2999-01-01' } })).status,
    ).toBe(400)
    const paypal = await shop.call('POST', '/payments/orders/for-customer', {
      as: admin,
      body: {
        customer: buyer.id,
        order: {
          amount: 49,
          paymentProvider: 'paypal',
          products: [{ id: program.id }],
          billingAddress: ADDRESS,
        },
      },
    })
    expect(paypal.status).toBe(400)
  })
})
