import { describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { person } from '../../support/factories/person'
import { withListeningShop } from '../../support/listening-shop'
import { letTimePass } from '../../support/passing-time'
import { approvedOrder, capture, owned } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { captureIdOf, orderState, paidOrder } from '../../support/refund'
import type { Customer, Shop, TestProduct } from '../../support/shop'
import { deliveryAbout, type WebhookDoor } from '../../support/webhook-door'

let shop: Shop
let door: WebhookDoor
let buyer: Customer
let program: TestProduct
withListeningShop((found) => {
  ;({ shop, door } = found)
})

const send = async ({ body, headers }: { body: BodyInit; headers: Record<string, string> }) =>
  (await rawCall('POST', '/payments/webhooks/paypal', { body, headers })).status

async function approved() {
  buyer = await person(shop)
  program = await shop.product()
  return approvedOrder(shop, buyer, [program])
}

const kept = () => shop.database.query('SELECT event_id FROM payment_events ORDER BY event_id')

describe('Payments: messages in any order, or none', () => {
  it('ends right when the refund is told of before the payment', async () => {
    await shop.simulator.control('POST', '/webhooks', { paused: true })
    const { token, orderId } = await approved()
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    const captureId = await captureIdOf(shop, token)
    await shop.simulator.control('POST', `/captures/${captureId}/refund`)
    await shop.simulator.fault({ on: 'webhook', fault: 'late', ms: 300, times: 3 })
    await shop.simulator.control('POST', '/webhooks', { paused: false })
    await deliveryAbout(door, captureId)
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

  it('catches up by itself when the door was shut for three days and every message was lost', async () => {
    await shop.simulator.fault({ on: 'webhook', fault: 'fail', times: 0 })
    const { token } = await approved()
    const pending = await (async () => {
      const somebody = await person(shop)
      const product = await shop.product()
      const made = await approvedOrder(shop, somebody, [product])
      await shop.simulator.fault({ on: 'capture', fault: 'pending' })
      await capture(shop, somebody, made.token)
      await shop.simulator.control('POST', `/captures/${await captureIdOf(shop, made.token)}/complete`)
      return { somebody, product }
    })()
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    await shop.simulator.control('POST', '/clock', { advanceMs: 3 * 86_400_000 })
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await owned(shop, pending.somebody)).toEqual([pending.product.id])
  })

  it('keeps the shop quick while messages pour in, genuine and not', async () => {
    const { token } = await paidOrder(shop, await person(shop), [await shop.product()])
    const genuine = await deliveryAbout(door, token)
    const forged = { ...genuine, body: genuine.body.replace('WH-', 'WX-') }
    const before = await kept()
    let isPouring = true
    const pouring = (async () => {
      for (let wave = 0; wave < 10 && isPouring; wave++) {
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, n) => send(n % 2 ? genuine : forged)),
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
    waits.sort((a, b) => a - b)
    expect(waits[Math.floor(waits.length / 2)] ?? 0, 'half of the visitors waited less, in ms').toBeLessThan(
      1_000,
    )
    expect(await kept()).toEqual(before)
  })
})
