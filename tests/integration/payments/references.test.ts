import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { chargesOf } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, approvedPurchase, capture, details, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

const ALERTS = 'alerts@example.com'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await shop.payload.updateGlobal({ slug: 'system-settings', data: { security: { alertEmail: ALERTS } } })
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

const referenceOf = async (orderId: string) => {
  const [row] = await shop.database.query<{ reference: string }>(
    'SELECT payment_reference AS reference FROM orders WHERE id = $1',
    [orderId],
  )
  return row?.reference
}
const invoiceIdOf = async (token: string) => {
  const held = await shop.simulator.control<{ purchase_units: { invoice_id: string }[] }>(
    'GET',
    `/orders/${token}`,
  )
  return held.purchase_units[0]?.invoice_id
}

/** An order PayPal has not heard of yet, with another reference than it was given; then PayPal hears of it. */
async function approvedUnder(reference: string | null, buyer: Customer, program: TestProduct) {
  const headers = { 'Idempotency-Key': randomUUID() }
  await shop.simulator.fault({ on: 'create', fault: 'drop-before-work', times: 2 })
  expect((await order(shop, buyer, [program], { headers })).status).toBe(503)
  await shop.database.query('UPDATE orders SET payment_reference = $1 WHERE user_id = $2', [
    reference,
    buyer.id,
  ])
  return approvedOrder(shop, buyer, [program], { headers })
}

describe('the reference under which PayPal knows an order', () => {
  it('is its number with letters of its own, on the order and on everything PayPal holds and reports', async () => {
    const { buyer, token, orderId, orderNumber } = await approvedPurchase(shop)
    const reference = await referenceOf(orderId)
    expect(reference).toMatch(new RegExp(`^${orderNumber}-[0-9a-hjkmnp-tv-z]{8}$`))
    expect(await invoiceIdOf(token)).toBe(reference)
    await capture(shop, buyer, token)
    const movement = (await shop.simulator.ledger()).find(({ orderId: paid }) => paid === token)
    expect(movement?.invoice_id).toBe(reference)
  })

  it('is another one when a restored backup gives the same number again, so that it can be paid', async () => {
    const first = await approvedPurchase(shop)
    expect((await capture(shop, first.buyer, first.token)).status).toBe(200)
    await shop.database.query(`UPDATE orders SET number = 'before the restore' WHERE id = $1`, [
      first.orderId,
    ])
    await shop.database.query(`SELECT setval('order_numbers', $1, false)`, [first.orderNumber])

    const second = await approvedPurchase(shop)

    expect(second.orderNumber).toBe(first.orderNumber)
    expect((await capture(shop, second.buyer, second.token)).status).toBe(200)
    expect(await owned(shop, second.buyer)).toEqual([second.program.id])
  })

  it('is the bare number for orders of before it was given', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token, orderNumber } = await approvedUnder(null, buyer, program)
    expect(await invoiceIdOf(token)).toBe(orderNumber)
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})

describe('a reference PayPal was paid under before', () => {
  it('is decided at once: staff are alerted, the buyer hears that it is being confirmed, nothing opens', async () => {
    const paid = await approvedPurchase(shop)
    await capture(shop, paid.buyer, paid.token)
    const [buyer, program] = [await person(shop), await shop.product()]
    const reference = (await referenceOf(paid.orderId)) ?? ''
    const { token, orderId, orderNumber } = await approvedUnder(reference, buyer, program)

    expect(await capture(shop, buyer, token)).toMatchObject({ status: 202, body: { status: 'PENDING' } })

    const { payments } = await readAttention(shop.payload)
    const row = payments.find((payment) => payment.orderId === orderId)
    expect(row).toMatchObject({ state: 'needs-attention', providerStatus: 'DUPLICATE_INVOICE_ID' })
    expect(row?.problem).toContain('was paid under this order’s reference before')
    const [alert, ...more] = (await shop.mailsTo(ALERTS)).filter(({ text }) => text.includes(orderNumber))
    expect(alert).toBeDefined()
    expect(more).toEqual([])
    expect((await details(shop, buyer, token)).body.status).toBe('PENDING')
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('is no obstacle when it was this very order that was paid', async () => {
    const { buyer, program, token } = await approvedPurchase(shop)
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    await shop.simulator.fault({ on: 'capture', fault: 'refuse', issue: 'DUPLICATE_INVOICE_ID' })
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
  })

  it('is asked about again while PayPal does not say what it holds', async () => {
    const { buyer, program, token } = await approvedPurchase(shop)
    await shop.simulator.fault({ on: 'capture', fault: 'refuse', issue: 'DUPLICATE_INVOICE_ID' })
    await shop.simulator.fault({ on: 'get', fault: 'fail', status: 503 })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('holds up no other purchase once staff have said that it was not paid', async () => {
    const [{ buyer, program, token, orderId }, admin] = [
      await approvedPurchase(shop),
      await person(shop, 'admin'),
    ]
    await shop.simulator.fault({ on: 'capture', fault: 'refuse', issue: 'DUPLICATE_INVOICE_ID' })
    await capture(shop, buyer, token)
    expect(await order(shop, buyer, [program])).toMatchObject({
      status: 409,
      body: { error: 'PAYMENT_UNDER_WAY' },
    })
    const [attempt] = await shop.database.query<{ id: string }>(
      'SELECT id FROM payment_attempts WHERE order_id = $1',
      [orderId],
    )
    const decision = { decision: 'not-paid', reason: 'Not in the books of PayPal' }
    const path = `/payments/attempts/${attempt?.id}/decide`
    expect((await shop.call('POST', path, { as: admin, body: decision })).status).toBe(200)
    const again = await approvedOrder(shop, buyer, [program])
    expect((await capture(shop, buyer, again.token)).status).toBe(200)
  })
})

describe('another try while a payment for the program is still being confirmed', () => {
  const told = 'A payment for a program in this order is still being confirmed.'

  it('is refused before anybody is sent to PayPal, and told why', async () => {
    const { buyer, program, token } = await approvedPurchase(shop)
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    const again = await order(shop, buyer, [program])
    expect(again).toMatchObject({
      status: 409,
      body: { error: 'PAYMENT_UNDER_WAY', productIds: [program.id] },
    })
    expect(again.body.message).toContain(told)
    await shop.simulator.control('POST', `/captures/${await captureIdOf(token)}/complete`)
    await details(shop, buyer, token)
    expect((await order(shop, buyer, [program])).body.error, 'now it is theirs').toBe('ALREADY_OWNED')
  })

  it('is told so in a second tab, too, and is not charged', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const first = await approvedOrder(shop, buyer, [program])
    const second = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    await capture(shop, buyer, first.token)
    const answer = await capture(shop, buyer, second.token)
    expect(answer).toMatchObject({ status: 422, body: { reason: 'PAYMENT_UNDER_WAY', nonRetriable: true } })
    expect(answer.body.message).toContain(told)
    expect(await chargesOf(shop, second.token)).toBe(0)
    await shop.simulator.control('POST', `/captures/${await captureIdOf(first.token)}/complete`)
    await details(shop, buyer, first.token)
  })
})

async function captureIdOf(token: string): Promise<string> {
  const [row] = await shop.database.query<{ capture_id: string }>(
    'SELECT capture_id FROM payment_attempts WHERE provider_order_id = $1',
    [token],
  )
  return row?.capture_id ?? ''
}
