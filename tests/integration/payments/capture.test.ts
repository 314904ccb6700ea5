import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { isCompletedDetails } from '@/src/domain/payments/payment-details'
import { letTimePass } from '../../support/elapsed-time'
import { assertInvariants } from '../../support/invariants'
import { storePayPalMessage } from '../../support/paypal-message'
import { approvedOrder, capture, details, order, owned } from '../../support/purchase'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

describe('Specification 7, POST /payments/capture', () => {
  it('opens the program, says so and mails one receipt', async () => {
    const buyer = await shop.customer()
    const program = await shop.product({ priceCents: 8900 })
    const { token, orderId, orderNumber } = await approvedOrder(shop, buyer, [program])

    const answer = await capture(shop, buyer, token)

    expect(answer).toMatchObject({ status: 200, body: { success: true, status: 'COMPLETED', orderId } })
    expect(await owned(shop, buyer)).toEqual([program.id])
    const [receipt, ...more] = await shop.mailsTo(buyer.email)
    expect(receipt?.subject).toBe(`Your receipt for order ${orderNumber}`)
    expect(receipt?.text).toContain('$89.00')
    expect(more).toEqual([])
  })

  it('gives 20 parallel captures, a webhook in the middle and the page reloaded, one answer, grant and receipt', async () => {
    const buyer = await shop.customer()
    const program = await shop.product()
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    const message = { id: `WH-${token}`, event_type: 'CHECKOUT.ORDER.COMPLETED', resource: { id: token } }
    const ten = () => Array.from({ length: 10 }, () => capture(shop, buyer, token))

    const first = ten()
    const webhook = storePayPalMessage(shop.payload, message).then(() => processPaymentEvents(shop.payload))
    const reload = details(shop, buyer, token)
    const answers = await Promise.all([...first, ...ten()])
    await webhook

    expect((await reload).body).toMatchObject({ status: 'COMPLETED', orderId })
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await shop.simulator.ledger()).filter(({ orderId }) => orderId === token)).toHaveLength(1)
    expect(await shop.mailsTo(buyer.email)).toHaveLength(1)
  })

  it('is the buyer’s alone: somebody else’s payment does not exist', async () => {
    const [buyer, stranger] = [await shop.customer(), await shop.customer()]
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    expect(await capture(shop, stranger, token)).toMatchObject({
      status: 404,
      body: { error: 'PAYMENT_NOT_FOUND' },
    })
    expect((await details(shop, stranger, token)).status).toBe(404)
    expect((await shop.call('POST', `/payments/capture/paypal/${token}`, { body: {} })).status).toBe(401)
  })

  it('needs provider and payment id', async () => {
    const buyer = await shop.customer()
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    const call = (path: string) => shop.call('POST', `/payments/capture/${path}`, { as: buyer, body: {} })
    expect((await call('paypal')).status).toBe(404)
    expect((await call(`paypal/${encodeURIComponent(' ')}`)).status).toBe(400)
    expect(await call(`stripe/${token}`)).toMatchObject({
      status: 400,
      body: { success: false, error: 'UNSUPPORTED_PROVIDER', nonRetriable: true },
    })
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('refuses a token with a hyphen and does not ask PayPal', async () => {
    const answer = await capture(shop, await shop.customer(), 'EC-123')
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Invalid PayPal token format', nonRetriable: true },
    })
  })

  it('grants nothing for a return that nobody approved', async () => {
    const buyer = await shop.customer()
    const { body } = await order(shop, buyer, [await shop.product()])
    const answer = await capture(shop, buyer, body.paypalOrder?.id ?? 'none')
    expect(answer).toMatchObject({ status: 404, body: { error: 'PAYMENT_NOT_FOUND', status: 'PENDING' } })
    expect(await owned(shop, buyer)).toEqual([])
  })
})

describe('answers of PayPal that get lost', () => {
  const faults = [
    { fault: 'drop-after-work' },
    { fault: 'fail-after-work', status: 500 },
    { fault: 'fail-after-work', status: 503 },
    { fault: 'empty' },
    { fault: 'cut' },
    { fault: 'rate-limited' },
    { fault: 'in-progress' },
  ]
  it.each(faults)('settles once after $fault at capture, without a second charge', async (fault) => {
    const buyer = await shop.customer()
    const program = await shop.product()
    const { token } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', ...fault })

    const answer = await capture(shop, buyer, token)
    expect([200, 202], 'done or being confirmed, never "failed"').toContain(answer.status)
    await letTimePass(shop)
    await sweepPayments(shop.payload)

    expect(await owned(shop, buyer)).toEqual([program.id])
    expect((await shop.simulator.ledger()).filter(({ orderId }) => orderId === token)).toHaveLength(1)
  })

  it('tells the buyer that the payment is being confirmed when PayPal does not answer in time', async () => {
    const buyer = await shop.customer()
    const program = await shop.product()
    const { token } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', fault: 'timeout-after-work', ms: 12_000 })
    await shop.simulator.fault({ on: 'get', fault: 'fail', status: 503 })

    const answer = await capture(shop, buyer, token)
    expect(answer).toMatchObject({ status: 202, body: { error: 'PAYMENT_PENDING', status: 'PENDING' } })
    expect(await owned(shop, buyer)).toEqual([])

    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})

describe('captures that are not money', () => {
  it('grants nothing while a capture is PENDING, and opens the program when it completes', async () => {
    const buyer = await shop.customer()
    const program = await shop.product()
    const { token } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })

    expect(await capture(shop, buyer, token)).toMatchObject({ status: 202, body: { status: 'PENDING' } })
    expect(await owned(shop, buyer)).toEqual([])
    expect(await shop.mailsTo(buyer.email)).toEqual([])

    await shop.simulator.control('POST', `/captures/${await captureIdOf(token)}/complete`)
    expect(await details(shop, buyer, token)).toMatchObject({ body: { status: 'COMPLETED' } })
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('grants nothing when a pending capture is denied later', async () => {
    const buyer = await shop.customer()
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    await capture(shop, buyer, token)
    await shop.simulator.control('POST', `/captures/${await captureIdOf(token)}/deny`)
    const answer = await details(shop, buyer, token)
    expect(answer.body).toMatchObject({ status: 'DECLINED' })
    expect(answer.body.orderId).toBeUndefined()
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('grants nothing for a COMPLETED order whose capture is DECLINED', async () => {
    const buyer = await shop.customer()
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'capture', fault: 'declined' })
    const declined = { success: false, error: 'PAYMENT_DECLINED', status: 'DECLINED', nonRetriable: true }
    expect(await capture(shop, buyer, token)).toMatchObject({ status: 402, body: declined })
    expect(await capture(shop, buyer, token), 'again').toMatchObject({ status: 402, body: declined })
    expect((await details(shop, buyer, token)).body.status).toBe('DECLINED')
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('lets a buyer whose card was declined approve the same order again', async () => {
    const buyer = await shop.customer()
    const program = await shop.product()
    const { body } = await order(shop, buyer, [program])
    const token = body.paypalOrder?.id ?? ''
    await shop.simulator.control('POST', `/orders/${token}/decline`)
    expect(await details(shop, buyer, token)).toMatchObject({ status: 200, body: { status: 'DECLINED' } })
    const declined = { status: 402, body: { error: 'PAYMENT_DECLINED', status: 'DECLINED' } }
    expect(await capture(shop, buyer, token), 'no other card was tried').toMatchObject(declined)
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it.each([
    { fault: 'amount', amount: '0.01' },
    { fault: 'amount', currency: 'USD' },
    { fault: 'foreign-ids' },
  ])('keeps a capture that is not ours to the cent for a person to look at ($fault)', async (fault) => {
    const buyer = await shop.customer()
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'capture', ...fault })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    expect(await owned(shop, buyer)).toEqual([])
    const { body } = await details(shop, buyer, token)
    expect(body).toMatchObject({ status: 'PENDING' })
    expect(isCompletedDetails(body), 'and nobody is thanked for it').toBe(false)
    const [attempt] = await shop.database.query<{ state: string; problem: string }>(
      'SELECT state, problem FROM payment_attempts WHERE provider_order_id = $1',
      [token],
    )
    expect(attempt?.state).toBe('needs-attention')
    expect(attempt?.problem).toContain('instead of')
  })

  it('keeps a capture that is right in all but whom it was paid to for a person to look at', async () => {
    const buyer = await shop.customer()
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    const read = async () => {
      const [attempt] = await shop.database.query<{
        id: string
        reference: string
        state: string
        problem: string
      }>(
        `SELECT a.id, a.state, a.problem, o.payment_reference AS reference
           FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.provider_order_id = $1`,
        [token],
      )
      return attempt
    }
    const ours = { customId: (await read())?.id, invoiceId: (await read())?.reference }
    await shop.simulator.fault({ on: 'capture', fault: 'foreign-ids', ...ours, merchantId: 'STRANGERMERCH' })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    expect(await read()).toMatchObject({
      state: 'needs-attention',
      problem: 'paid to STRANGERMERCH instead of us',
    })
    expect(await owned(shop, buyer)).toEqual([])
  })
})

async function captureIdOf(token: string): Promise<string> {
  const [row] = await shop.database.query<{ capture_id: string }>(
    'SELECT capture_id FROM payment_attempts WHERE provider_order_id = $1',
    [token],
  )
  return row?.capture_id ?? ''
}
