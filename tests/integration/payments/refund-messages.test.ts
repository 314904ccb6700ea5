import { describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { actOnRefundEvent } from '@/plugins/commerce/refunds/operations/act-on-refund-event'
import { person } from '../../support/factories/person'
import { documentsOf } from '../../support/invoice'
import { withListeningShop } from '../../support/listening-shop'
import { approvedOrder, owned } from '../../support/purchase'
import { captureIdOf, orderState, paidOrder, refund, refundsOf } from '../../support/refund'
import type { Customer, Shop } from '../../support/shop'
import { storedAbout } from '../../support/webhook-endpoint'

let shop: Shop
let admin: Customer
withListeningShop(async (found) => {
  shop = found.shop
  admin = await person(found.shop, 'admin')
})

/** A refund made in PayPal's dashboard. */
const refundAtPayPal = (captureId: string, amount?: string) =>
  shop.simulator.control<{ id: string }>('POST', `/captures/${captureId}/refund`, amount ? { amount } : {})

const REFUNDED = 'PAYMENT.CAPTURE.REFUNDED'
const REVERSED = 'PAYMENT.CAPTURE.REVERSED'

const processAgain = async (ids: string[]) => {
  await shop.database.query(
    'UPDATE payment_events SET processed_at = NULL, next_try_at = now() - make_interval(secs => 1) WHERE id = ANY($1::uuid[])',
    [ids],
  )
  await processPaymentEvents(shop.payload)
}

const attentionFor = async (orderId: string) =>
  (
    await shop.database.query<{ what: string }>(
      `SELECT details ->> 'what' AS what FROM activity_log WHERE order_id = $1 AND action = 'attention.needed'`,
      [orderId],
    )
  ).map(({ what }) => what)

describe('Payments: refunds made at PayPal', () => {
  it('takes one into the books, once, however often it is told', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'webhook', fault: 'twice' })
    await refundAtPayPal(captureId)
    const ids = await storedAbout(shop, captureId, REFUNDED)
    await Promise.all([processPaymentEvents(shop.payload), processPaymentEvents(shop.payload)])
    await processAgain(ids)

    expect(await refundsOf(shop, orderId)).toMatchObject([
      { state: 'completed', origin: 'provider', cents: 4900 },
    ])
    expect(await orderState(shop, orderId)).toBe('refunded')
    expect(await owned(shop, buyer)).toEqual([])
    expect(
      (await shop.mailsTo(buyer.email)).filter(({ subject }) => subject.includes('refund')),
    ).toHaveLength(1)
  })

  it('takes each part with its own amount, and keeps access until nothing is left', async () => {
    const buyer = await person(shop)
    const program = await shop.product()
    const { orderId, captureId } = await paidOrder(shop, buyer, [program])
    await refundAtPayPal(captureId, '9.01')
    await refundAtPayPal(captureId, '10.00')
    await storedAbout(shop, captureId, REFUNDED, 2)
    await processPaymentEvents(shop.payload)
    expect((await refundsOf(shop, orderId)).map(({ cents }) => cents).sort()).toEqual([1000, 901])
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect((await refund(shop, admin, orderId, { amount: 29.99 })).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('settles the payment first when its refund is told of before it', async () => {
    const buyer = await person(shop)
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.control('POST', '/webhooks', { paused: true })
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    const captureId = await captureIdOf(shop, token)
    await shop.simulator.fault({ on: 'webhook', fault: 'fail', times: 2 })
    await refundAtPayPal(captureId)
    await shop.simulator.control('POST', '/webhooks', { paused: false })
    await storedAbout(shop, captureId, REFUNDED)
    const told = await shop.database.query<{ type: string }>(
      `SELECT type FROM payment_events WHERE provider_order_id = $1 AND type LIKE '%COMPLETED'`,
      [token],
    )
    expect(told, 'nobody told us of the payment').toEqual([])
    await processPaymentEvents(shop.payload)
    expect(await orderState(shop, orderId)).toBe('refunded')
    expect(await owned(shop, buyer)).toEqual([])

    await shop.simulator.control('POST', '/webhooks', { resend: 'all' })
    await storedAbout(shop, captureId, 'PAYMENT.CAPTURE.COMPLETED')
    await processPaymentEvents(shop.payload)
    expect(await orderState(shop, orderId)).toBe('refunded')
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('knows its own refund in the message about it', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product()])
    await refund(shop, admin, orderId, { amount: 10 })
    await storedAbout(shop, captureId, REFUNDED)
    await processPaymentEvents(shop.payload)
    expect(await refundsOf(shop, orderId)).toMatchObject([
      { state: 'completed', origin: 'staff', cents: 1000 },
    ])
  })

  it('finishes its own refund by the message when the answer was lost', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'refund', fault: 'drop-after-work' })
    expect((await refund(shop, admin, orderId)).status).toBe(202)
    await storedAbout(shop, captureId, REFUNDED)
    await Promise.all([processPaymentEvents(shop.payload), sweepRefunds(shop.payload)])
    expect(await refundsOf(shop, orderId)).toMatchObject([{ state: 'completed', origin: 'staff' }])
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('tells a refund of the dashboard from its own of the same amount that is still open', async () => {
    const { orderId, captureId } = await paidOrder(shop, await person(shop), [await shop.product()])
    await shop.simulator.fault({ on: 'refund', fault: 'drop-before-work' })
    await refund(shop, admin, orderId, { amount: 10 })
    await shop.database.query('UPDATE refunds SET lease_until = NULL WHERE order_id = $1', [orderId])
    await refundAtPayPal(captureId, '10.00')
    await storedAbout(shop, captureId, REFUNDED)
    await processPaymentEvents(shop.payload)
    expect(
      (await refundsOf(shop, orderId)).map(({ origin, state, cents }) => [origin, state, cents]),
    ).toEqual([
      ['staff', 'completed', 1000],
      ['provider', 'completed', 1000],
    ])
  })

  it('takes the message again later while PayPal cannot be asked', async () => {
    const { orderId, captureId } = await paidOrder(shop, await person(shop), [await shop.product()])
    await shop.simulator.fault({ on: 'get-refund', fault: 'fail', status: 503, times: 0 })
    await refundAtPayPal(captureId)
    const ids = await storedAbout(shop, captureId, REFUNDED)
    await processPaymentEvents(shop.payload)
    expect(await refundsOf(shop, orderId)).toEqual([])
    await shop.simulator.control('DELETE', '/faults')
    await shop.database.query(
      'UPDATE payment_events SET next_try_at = now() - make_interval(secs => 1) WHERE id = ANY($1::uuid[])',
      [ids],
    )
    await processPaymentEvents(shop.payload)
    expect(await orderState(shop, orderId)).toBe('refunded')
  })

  it('believes no message about a refund PayPal does not know', async () => {
    const buyer = await person(shop)
    const program = await shop.product()
    const { orderId, captureId } = await paidOrder(shop, buyer, [program])
    const body = {
      resource: {
        id: 'NOSUCHREFUND0001',
        amount: { value: '49.00', currency_code: 'CAD' },
        links: [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${captureId}` }],
      },
    }
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, body, next_try_at) VALUES ('paypal', $1, $2, $3, now() - make_interval(secs => 1))`,
      [`WH-${captureId}`, REFUNDED, JSON.stringify(body)],
    )
    await processPaymentEvents(shop.payload)
    expect(await refundsOf(shop, orderId)).toEqual([])
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})

describe('Payments: reversals', () => {
  it('ends access, keeps the books, and asks staff for a look instead of writing to the buyer', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product(), await shop.product()])
    await shop.simulator.control('POST', `/captures/${captureId}/reverse`)
    const ids = await storedAbout(shop, captureId, REVERSED)
    await processPaymentEvents(shop.payload)
    await processAgain(ids)

    expect(await owned(shop, buyer)).toEqual([])
    expect(await orderState(shop, orderId)).toBe('refunded')
    expect(await attentionFor(orderId)).toEqual(['payment reversed'])
    expect((await shop.mailsTo(buyer.email)).map(({ subject }) => subject.includes('refund'))).toEqual([
      false,
    ])
    expect((await refund(shop, admin, orderId)).body.error).toBe('REFUND_NOT_POSSIBLE')
  })

  it('takes what is left after a refund, and what was to be kept', async () => {
    const buyer = await person(shop)
    const { orderId, captureId, lineIds } = await paidOrder(shop, buyer, [
      await shop.product(),
      await shop.product(),
    ])
    await refund(shop, admin, orderId, { lines: [lineIds[0] ?? ''], endAccess: false })
    await shop.simulator.control('POST', `/captures/${captureId}/reverse`)
    await storedAbout(shop, captureId, REVERSED)
    await processPaymentEvents(shop.payload)
    expect((await refundsOf(shop, orderId)).map(({ cents }) => cents)).toEqual([4900, 4900])
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('credits what was taken and no more when the bank takes a part, and ends all access all the same', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product(), await shop.product()])
    await shop.simulator.control('POST', '/webhooks', { paused: true })
    const { id } = await refundAtPayPal(captureId, '10.01')
    const told = { customId: null, amountCents: 1001, currency: 'CAD' }
    await actOnRefundEvent(shop.payload, 'paypal', {
      isReversal: true,
      providerRefundId: id,
      captureId,
      ...told,
    })
    await shop.simulator.control('POST', '/webhooks', { paused: false })
    expect((await refundsOf(shop, orderId)).map(({ cents }) => cents)).toEqual([1001])
    expect(await documentsOf(shop, orderId)).toMatchObject([{ kind: 'credit-note', cents: 1001 }])
    expect(await owned(shop, buyer)).toEqual([])
    expect(await orderState(shop, orderId)).toBe('paid')
    await storedAbout(shop, captureId, REFUNDED)
    await processPaymentEvents(shop.payload)
  })

  it('is believed by the payment when PayPal shows no refund of that name', async () => {
    const { orderId, captureId } = await paidOrder(shop, await person(shop), [await shop.product()])
    await shop.simulator.fault({ on: 'get-refund', fault: 'refuse', issue: 'INVALID_RESOURCE_ID', times: 0 })
    await shop.simulator.control('POST', `/captures/${captureId}/reverse`)
    await storedAbout(shop, captureId, REVERSED)
    await processPaymentEvents(shop.payload)
    expect(await orderState(shop, orderId)).toBe('refunded')
  })
})
