import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { chargesOf, letTimePass } from '../../support/elapsed-time'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, details, order, owned } from '../../support/purchase'
import { captureIdOf, orderState } from '../../support/refund'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'
import { allDelivered, openWebhookEndpoint, type WebhookEndpoint } from '../../support/webhook-endpoint'

let shop: Shop
let webhooks: WebhookEndpoint
let buyer: Customer
let program: TestProduct
beforeAll(async () => {
  shop = await startShop()
  webhooks = await openWebhookEndpoint()
})
afterAll(async () => {
  shop.simulator.sendWebhooksTo(undefined)
  await webhooks.close()
  await shop.stop()
})
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  shop.simulator.sendWebhooksTo(undefined)
  await assertInvariants(shop)
})

async function somebodyWhoApproved(extra: Parameters<typeof approvedOrder>[3] = {}) {
  buyer = await person(shop)
  program = await shop.product()
  return approvedOrder(shop, buyer, [program], extra)
}

async function finish(): Promise<void> {
  await letTimePass(shop)
  await sweepPayments(shop.payload)
}

describe('more answers to a capture that leave it open whether money moved', () => {
  it.each([
    { fault: 'fail-after-work', status: 502, html: true },
    { fault: 'wrong-type' },
    { fault: 'drop-before-work' },
    { fault: 'fail', status: 500 },
    { fault: 'missing-fields' },
    { fault: 'unknown-status' },
    { fault: 'extra-fields' },
    { fault: 'already-captured' },
  ])('is asked for until it is known, and charged once: $fault $status', async (fault) => {
    const { token } = await somebodyWhoApproved()
    await shop.simulator.fault({ on: 'capture', ...fault })
    expect([200, 202]).toContain((await capture(shop, buyer, token)).status)
    await finish()
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
    expect(await shop.mailsTo(buyer.email)).toHaveLength(1)
  })

  it('takes an order that was captured behind our back for what it is: paid', async () => {
    const { token } = await somebodyWhoApproved()
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})

describe('answers to a capture that are no payment', () => {
  it('grants nothing when the buyer must come back to PayPal, and is paid when they did', async () => {
    const { token, orderId } = await somebodyWhoApproved()
    await shop.simulator.fault({ on: 'capture', fault: 'payer-action' })
    expect(await capture(shop, buyer, token)).toMatchObject({ status: 404, body: { status: 'PENDING' } })
    expect(await owned(shop, buyer)).toEqual([])
    const [attempt] = await shop.database.query<{ approve_url: string }>(
      'SELECT approve_url FROM payment_attempts WHERE provider_order_id = $1',
      [token],
    )
    expect(attempt?.approve_url, 'there is still a place to approve at').toContain(token)
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    expect(await capture(shop, buyer, token)).toMatchObject({ status: 200, body: { orderId } })
  })

  it('counts one use of a code when the first card is declined and the second is not', async () => {
    const code = await discountCode(shop, { usageLimit: 1 })
    buyer = await person(shop)
    program = await shop.product()
    const { body } = await order(shop, buyer, [program], { discountCode: code, amount: 44.1 })
    const token = body.paypalOrder?.id ?? ''
    await shop.simulator.control('POST', `/orders/${token}/decline`)
    expect((await capture(shop, buyer, token)).status).toBe(402)
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await usesOf(shop, code)).toBe(1)
    expect(await chargesOf(shop, token)).toBe(1)
  })

  it('opens the program and sends the receipt when a pending payment completes two days later, and not before', async () => {
    shop.simulator.sendWebhooksTo(webhooks.url)
    const { token } = await somebodyWhoApproved()
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    await finish()
    expect(await owned(shop, buyer)).toEqual([])
    expect(await shop.mailsTo(buyer.email)).toEqual([])

    await shop.simulator.control('POST', '/clock', { advanceMs: 2 * 86_400_000 })
    await shop.simulator.control('POST', `/captures/${await captureIdOf(shop, token)}/complete`)
    await allDelivered(shop)
    await processPaymentEvents(shop.payload)

    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await shop.mailsTo(buyer.email)).toHaveLength(1)
  })

  it('gives the use of a code back when a pending payment is denied', async () => {
    const code = await discountCode(shop, { usageLimit: 1 })
    const { token, orderId } = await somebodyWhoApproved({ discountCode: code, amount: 44.1 })
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    await capture(shop, buyer, token)
    expect(await usesOf(shop, code)).toBe(1)
    await shop.simulator.control('POST', `/captures/${await captureIdOf(shop, token)}/deny`)
    await finish()
    expect(await orderState(shop, orderId)).toBe('cancelled')
    expect(await usesOf(shop, code)).toBe(0)
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('tells whoever is named for alerts of money that is not ours to the cent, once', async () => {
    const to = 'alerts@example.com'
    await shop.payload.updateGlobal({ slug: 'system-settings', data: { security: { alertEmail: to } } })
    const { token, orderNumber } = await somebodyWhoApproved()
    await shop.simulator.fault({ on: 'capture', fault: 'amount', value: '48.99' })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    await capture(shop, buyer, token)
    await details(shop, buyer, token)
    const [mail, ...more] = await shop.mailsTo(to)
    expect(mail?.text).toContain(orderNumber)
    expect(more).toEqual([])
    expect(await owned(shop, buyer)).toEqual([])
  })
})

describe('time at PayPal', () => {
  it('gives an order up that nobody approved in time, with its code, and sells again', async () => {
    const code = await discountCode(shop, { usageLimit: 1 })
    const withCode = { discountCode: code, amount: 44.1 }
    const { token, orderId } = await somebodyWhoApproved(withCode)
    await shop.simulator.control('POST', '/clock', { advanceMs: 13 * 3_600_000 })
    expect((await capture(shop, buyer, token)).status).toBe(422)
    expect(await orderState(shop, orderId)).toBe('cancelled')
    expect(await usesOf(shop, code)).toBe(0)
    expect(await details(shop, buyer, token)).toMatchObject({ status: 200, body: { success: true } })
    const again = await approvedOrder(shop, buyer, [program], withCode)
    expect((await capture(shop, buyer, again.token)).status).toBe(200)
  })

  it('grants nothing anew when somebody returns a year later, or after a refund', async () => {
    const { token, orderId } = await somebodyWhoApproved()
    await capture(shop, buyer, token)
    const captureId = await captureIdOf(shop, token)
    shop.simulator.sendWebhooksTo(webhooks.url)
    await shop.simulator.control('POST', `/captures/${captureId}/refund`)
    await allDelivered(shop)
    await processPaymentEvents(shop.payload)
    expect(await orderState(shop, orderId)).toBe('refunded')
    await shop.simulator.control('POST', '/clock', { advanceMs: 365 * 86_400_000 })
    for (const ask of [capture, details]) {
      expect(await ask(shop, buyer, token)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    }
    await finish()
    expect(await owned(shop, buyer)).toEqual([])
    expect(await chargesOf(shop, token)).toBe(1)
  })
})
