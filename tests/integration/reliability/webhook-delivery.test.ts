import { describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { letTimePass } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { withListeningShop } from '../../support/listening-shop'
import { median } from '../../support/median'
import { approvedPurchase, capture, owned } from '../../support/purchase'
import { captureIdOf, orderState, paidOrder } from '../../support/refund'
import type { Shop } from '../../support/shop'
import {
  allDelivered,
  deliveryAbout,
  sendMessage,
  storedMessages,
  type WebhookEndpoint,
} from '../../support/webhook-endpoint'

let shop: Shop
let webhooks: WebhookEndpoint
withListeningShop((found) => {
  ;({ shop, webhooks } = found)
})

describe('Payments: messages in any order, or none', () => {
  it('ends right when the refund is told of before the payment', async () => {
    await shop.simulator.control('POST', '/webhooks', { paused: true })
    const { buyer, token, orderId } = await approvedPurchase(shop)
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    const captureId = await captureIdOf(shop, token)
    await shop.simulator.control('POST', `/captures/${captureId}/refund`)
    await shop.simulator.fault({ on: 'webhook', fault: 'late', ms: 300, times: 3 })
    await shop.simulator.control('POST', '/webhooks', { paused: false })
    await deliveryAbout(webhooks, captureId)
    await expect
      .poll(
        async () => {
          await letTimePass(shop)
          await processPaymentEvents(shop.payload)
          return orderState(shop, orderId)
        },
        { timeout: 10_000 },
      )
      .toBe('refunded')
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('catches up by itself when the webhook was unreachable for three days and every message was lost', async () => {
    await shop.simulator.fault({ on: 'webhook', fault: 'fail', times: 0 })
    const { buyer, program, token } = await approvedPurchase(shop)
    const pending = await approvedPurchase(shop)
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    await capture(shop, pending.buyer, pending.token)
    await shop.simulator.control('POST', `/captures/${await captureIdOf(shop, pending.token)}/complete`)
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    await shop.simulator.control('POST', '/clock', { advanceMs: 3 * 86_400_000 })
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await owned(shop, pending.buyer)).toEqual([pending.program.id])
  })

  it('keeps the shop quick while messages pour in, genuine and not', async () => {
    const program = await shop.product()
    const { token } = await paidOrder(shop, await person(shop), [program])
    const genuine = await deliveryAbout(webhooks, token)
    const forged = { ...genuine, body: genuine.body.replace('WH-', 'WX-') }
    await allDelivered(shop)
    const before = await storedMessages(shop)
    let isPouring = true
    const pouring = (async () => {
      for (let wave = 0; wave < 10 && isPouring; wave++) {
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, n) => sendMessage(n % 2 ? genuine : forged)),
        )
        expect(new Set(answers)).toEqual(new Set([200, 400]))
      }
      isPouring = false
    })()
    const waits: number[] = []
    while (isPouring) {
      const startedAt = performance.now()
      expect((await shop.call('GET', `/products/id/${program.id}`)).status).toBe(200)
      waits.push(performance.now() - startedAt)
    }
    await pouring
    expect(median(waits), 'half of the visitors waited less, in ms').toBeLessThan(1_000)
    expect(await storedMessages(shop)).toEqual(before)
  })
})
