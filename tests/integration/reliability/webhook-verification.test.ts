import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { callsTo } from '../../support/elapsed-time'
import { type Simulator, startSimulator } from '../../support/environment/simulator'
import { person } from '../../support/factories/person'
import { withListeningShop } from '../../support/listening-shop'
import { approvedPurchase, details, order, owned } from '../../support/purchase'
import type { Shop } from '../../support/shop'
import {
  type Delivery,
  deliveryAbout,
  openWebhookEndpoint,
  sendMessage,
  storedMessages,
  type WebhookEndpoint,
} from '../../support/webhook-endpoint'

let shop: Shop
let webhooks: WebhookEndpoint
withListeningShop((found) => {
  ;({ shop, webhooks } = found)
})

describe('Payments: two ways to know PayPal’s hand', () => {
  it('answers 503 while neither the certificate nor PayPal’s word is to be had, and takes the message when it comes again', async () => {
    await shop.simulator.fault({ on: 'certificate', fault: 'fail', status: 503 })
    await shop.simulator.fault({ on: 'verify', fault: 'fail', status: 503 })
    const { token } = await approvedPurchase(shop)
    await deliveryAbout(webhooks, token, 503)
    await deliveryAbout(webhooks, token, 200)
  })

  it('asks PayPal while the certificate cannot be had, and still takes nothing that is forged', async () => {
    // A certificate of another name is not in the cache, and cannot be fetched.
    await shop.simulator.fault({ on: 'certificate', fault: 'fail', status: 503, times: 0 })
    const { token } = await approvedPurchase(shop)
    const { body, headers } = await deliveryAbout(webhooks, token)
    const address = `${shop.simulator.origin}/v1/notifications/certs/CERT-NOT-KNOWN`
    const before = (await callsTo(shop, 'verify-webhook-signature')).length
    expect(await sendMessage({ body, headers: { ...headers, 'paypal-cert-url': address } })).toBe(400)
    expect((await callsTo(shop, 'verify-webhook-signature')).length - before).toBe(1)
  })

  it('needs one look at the certificate for many messages, and never asks PayPal about them', async () => {
    const before = (await callsTo(shop, '/v1/notifications/')).length
    const tokens = await Promise.all(
      Array.from({ length: 5 }, async () => (await approvedPurchase(shop)).token),
    )
    for (const token of tokens) await deliveryAbout(webhooks, token)
    expect((await callsTo(shop, '/v1/notifications/')).length).toBe(before)
  })

  it('does not ask PayPal about a name PayPal says it never gave out', async () => {
    const { token } = await approvedPurchase(shop)
    const { body, headers } = await deliveryAbout(webhooks, token)
    const address = `${shop.simulator.origin}/v1/notifications/certs/CERT-MADE-UP`
    const before = (await callsTo(shop, '/v1/notifications/')).length
    for (let time = 0; time < 5; time++) {
      expect(await sendMessage({ body, headers: { ...headers, 'paypal-cert-url': address } })).toBe(400)
    }
    expect((await callsTo(shop, '/v1/notifications/')).length - before, 'one look, then it is known').toBe(1)
  })
})

describe('Payments: messages that only look like PayPal’s', () => {
  it('never fetches a certificate from the sender’s own machine', async () => {
    const asked: string[] = []
    const evil = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end('-----BEGIN CERTIFICATE-----')
    })
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    const certUrl = `http://127.0.0.1:${(evil.address() as AddressInfo).port}/v1/notifications/certs/CERT-1`
    const before = await storedMessages(shop)
    await shop.simulator.fault({ on: 'webhook', fault: 'foreign-cert', certUrl })
    const { token } = await approvedPurchase(shop)
    await deliveryAbout(webhooks, token, 400)
    expect(asked).toEqual([])
    expect(await storedMessages(shop)).toEqual(before)
    evil.close()
  })

  it('refuses a genuine message of another environment', async () => {
    const other: Simulator = await startSimulator()
    const { token } = await approvedPurchase(shop)
    const { body } = await deliveryAbout(webhooks, token)
    const foreign = await signedBy(other)
    const before = await storedMessages(shop)
    expect(await sendMessage(foreign)).toBe(400)
    expect(await sendMessage({ ...foreign, body })).toBe(400)
    expect(await storedMessages(shop)).toEqual(before)
    await other.stop()
  })

  it.each<[string, (body: string) => BodyInit, number]>([
    ['10 MB', () => `{"id":"WH-1","event_type":"X","resource":{"x":"${'y'.repeat(10_000_000)}"}}`, 413],
    ['10 MB without saying so', () => streamOf(10_000_000), 413],
    [
      'brackets 100,000 deep',
      () => `{"id":"W","event_type":"X","resource":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      400,
    ],
    ['a key that stands there twice', (body) => body.replace('{"id"', '{"id":"WH-TWICE","id"'), 400],
    ['a byte order mark', (body) => `\uFEFF${body}`, 400],
    ['another alphabet', (body) => Buffer.from(body, 'utf16le'), 400],
    ['bytes that are no text', () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ])('refuses a message with %s fast, and keeps none of it', async (_, bend, status) => {
    const { token } = await approvedPurchase(shop)
    const { body, headers } = await deliveryAbout(webhooks, token)
    const { 'content-length': _length, ...rest } = headers
    const before = await storedMessages(shop)
    const bytes = process.memoryUsage().heapUsed
    const startedAt = performance.now()
    expect(await sendMessage({ body: bend(body), headers: rest })).toBe(status)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(process.memoryUsage().heapUsed - bytes).toBeLessThan(60_000_000)
    expect(await storedMessages(shop)).toEqual(before)
  })

  it('opens nothing for a forged message about a real order nobody paid, whatever it says', async () => {
    const visitor = await person(shop)
    const { body } = await order(shop, visitor, [await shop.product()])
    const token = body.paypalOrder?.id ?? ''
    const other = await approvedPurchase(shop)
    const { headers } = await deliveryAbout(webhooks, other.token)
    const { 'content-length': _length, ...rest } = headers
    const forged = {
      id: 'WH-FORGED',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: token, status: 'COMPLETED' },
    }
    expect(await sendMessage({ body: JSON.stringify(forged), headers: rest })).toBe(400)
    await processPaymentEvents(shop.payload)
    expect(await details(shop, visitor, token)).toMatchObject({ body: { status: 'PENDING' } })
    expect(await owned(shop, visitor)).toEqual([])
  })
})

/** A body that does not say how long it is. */
function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      left -= 100_000
      controller.enqueue(new Uint8Array(100_000).fill(120))
    },
  })
}

/** A message another PayPal signed with its own key, under the same webhook id. */
async function signedBy(other: Simulator) {
  const caught = await catchOne(other)
  const { 'content-length': _length, ...headers } = caught.headers
  return { body: caught.body, headers }
}

async function catchOne(other: Simulator): Promise<Delivery> {
  const base64 = Buffer.from('simulator:simulator').toString('base64')
  const token = await fetch(`${other.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${base64}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  }).then((answer) => answer.json() as Promise<{ access_token: string }>)
  const made = await fetch(`${other.origin}/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'CAD', value: '1.00' } }],
    }),
  }).then((answer) => answer.json() as Promise<{ id: string }>)
  const catcher = await openWebhookEndpoint()
  other.sendWebhooksTo(catcher.url)
  await other.control('POST', `/orders/${made.id}/approve`)
  const delivery = await deliveryAbout(catcher, made.id, 400)
  await catcher.close()
  return delivery
}
