import { afterAll, afterEach, beforeAll } from 'vitest'
import { assertInvariants } from './invariants'
import { type Shop, startShop } from './shop'
import { allDelivered, openWebhookEndpoint, type WebhookEndpoint } from './webhook-endpoint'

export type ListeningShop = { shop: Shop; webhooks: WebhookEndpoint }

/**
 * A shop for all tests of a file that hears PayPal's messages at a real address, those it refuses again after a moment.
 * `ready` gets it before the first test; after each test faults are over, every message has come, and the books must
 * balance.
 */
export function withListeningShop(ready: (listening: ListeningShop) => void | Promise<void>): void {
  let listening: ListeningShop
  beforeAll(async () => {
    listening = { shop: await startShop(), webhooks: await openWebhookEndpoint() }
    const { simulator } = listening.shop
    simulator.sendWebhooksTo(listening.webhooks.url)
    await simulator.control('POST', '/webhooks', { retryMs: [50] })
    await ready(listening)
  })
  afterEach(async () => {
    await listening.shop.simulator.control('DELETE', '/faults')
    await allDelivered(listening.shop)
    await assertInvariants(listening.shop)
  })
  afterAll(async () => {
    listening.shop.simulator.sendWebhooksTo(undefined)
    await listening.webhooks.close()
    await listening.shop.stop()
  })
}
