import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparePayments } from '@/plugins/commerce/payments/jobs/compare-payments'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { noon } from '../../support/noon'
import { watchOutgoingConnections } from '../../support/outgoing-connections'
import { paidOrder, refund } from '../../support/refund'
import { type Shop, startShop } from '../../support/shop'
import { openWebhookEndpoint, type WebhookEndpoint } from '../../support/webhook-endpoint'

let shop: Shop
let webhooks: WebhookEndpoint
beforeAll(async () => {
  shop = await startShop()
  webhooks = await openWebhookEndpoint()
})
afterAll(async () => {
  await webhooks.close()
  await shop.stop()
})

const hostOf = (address: string) => {
  const { hostname, port } = new URL(address)
  return `${hostname}:${port}`
}

describe('Architecture: with whom the server speaks', () => {
  it('speaks with PayPal, the mail server and the database, and with nobody else, from order to refund', async () => {
    const connections = watchOutgoingConnections()
    shop.simulator.sendWebhooksTo(webhooks.url)
    const buyer = await shop.customer()
    const admin = await person(shop, 'admin')
    const { orderId } = await paidOrder(shop, buyer, [await shop.product()])
    await refund(shop, admin, orderId)
    await expect.poll(() => webhooks.deliveries.length).toBeGreaterThanOrEqual(3)
    await processPaymentEvents(shop.payload)
    await sweepPayments(shop.payload)
    await comparePayments(shop.payload, noon(0))
    await shop.call('POST', '/users/forgot-password', { body: { email: buyer.email } })
    expect((await shop.mailsTo(buyer.email)).length).toBeGreaterThanOrEqual(2)

    const ours = [shop.simulator.origin, shop.mails.smtpUrl, shop.database.url].map(hostOf)
    const ofTheTest = [shop.mails.origin, webhooks.url].map(hostOf)
    const seen = connections.seen()
    expect(seen.filter((address) => ![...ours, ...ofTheTest].includes(address))).toEqual([])
    for (const address of ours) expect(seen).toContain(address)
    connections.stop()
    await assertInvariants(shop)
  })

  it('would be noticed if it spoke with anybody else, by fetch or by socket', async () => {
    const stranger = createServer((socket) => socket.end())
    stranger.listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    const connections = watchOutgoingConnections()
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    connections.stop()
    expect(connections.seen()).toContain(`127.0.0.1:${port}`)
    stranger.close()
  })
})
