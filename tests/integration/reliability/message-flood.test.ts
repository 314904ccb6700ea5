import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Supervisor, startRun } from '../../support/environment/run'
import { person } from '../../support/factories/person'
import { paidOrder } from '../../support/refund'
import { type Shop, startShop, type TestProduct } from '../../support/shop'
import { type ShopProcess, startShopProcess } from '../../support/shop-process'
import {
  allDelivered,
  type Delivery,
  deliveryAbout,
  openWebhookEndpoint,
  type WebhookEndpoint,
} from '../../support/webhook-endpoint'

const SECONDS = process.env.TEST_DEPTH === 'deep' ? 20 : 3
const PER_SECOND = 500
const STEP_MS = 20

vi.setConfig({ testTimeout: 120_000 })

let shop: Shop
let webhooks: WebhookEndpoint
let run: Supervisor
let server: ShopProcess
let program: TestProduct
let genuine: Delivery
beforeAll(async () => {
  shop = await startShop()
  webhooks = await openWebhookEndpoint()
  shop.simulator.sendWebhooksTo(webhooks.url)
  program = await shop.product()
  const { token } = await paidOrder(shop, await person(shop), [program])
  genuine = await deliveryAbout(webhooks, token)
  await allDelivered(shop)
  run = startRun()
  server = await startShopProcess(run, {
    databaseUrl: shop.database.url,
    smtpUrl: shop.mails.smtpUrl,
    paypalOrigin: shop.simulator.origin,
  })
})
afterAll(async () => {
  shop.simulator.sendWebhooksTo(undefined)
  await webhooks.close()
  await run.stopAll()
  await shop.stop()
})

/** Who sends a message sends it once more when the line was closed or the shop had no moment for it, as PayPal does. */
const post = async (delivery: Delivery): Promise<number> => {
  const status = await send(delivery)
  return status === 0 || status >= 500 ? send(delivery) : status
}

const send = async ({ body, headers }: Delivery): Promise<number> => {
  const address = `${server.origin}/api/payments/webhooks/paypal`
  // The length is told by whoever sends it.
  const { 'content-length': _length, ...said } = headers
  try {
    const answer = await fetch(address, { method: 'POST', headers: said, body })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** So many messages a second, whether the last ones were answered or not: who floods does not wait. */
async function flood(seconds: number): Promise<number[]> {
  const forged = { ...genuine, body: genuine.body.replace('WH-', 'WX-') }
  const sent: Promise<number>[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < seconds * 1_000) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * PER_SECOND)
    while (sent.length < due) sent.push(post(sent.length % 2 ? genuine : forged))
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  return Promise.all(sent)
}

const visit = async (): Promise<number> => {
  const startedAt = performance.now()
  expect((await server.call('GET', `/products/id/${program.id}`)).status).toBe(200)
  return performance.now() - startedAt
}

describe('Payments: messages pour in', () => {
  it('by the hundred, genuine and forged, and leave the shop open to its visitors', async () => {
    const stored = () => shop.database.query('SELECT event_id FROM payment_events ORDER BY 1')
    await Promise.all([post(genuine), visit()])
    const before = await stored()
    let isPouring = true
    const flooding = flood(SECONDS).finally(() => {
      isPouring = false
    })
    const waits: number[] = []
    while (isPouring) waits.push(await visit())
    const answers = await flooding
    waits.sort((a, b) => a - b)
    const p95 = waits[Math.floor(waits.length * 0.95)] ?? Number.NaN
    const told = [200, 400].map((status) => `${answers.filter((each) => each === status).length} × ${status}`)
    process.stdout.write(
      `${answers.length} messages (${told.join(', ')}), ${waits.length} visits, p95 ${Math.round(p95)} ms\n`,
    )
    expect(new Set(answers), 'taken or refused, nothing broke').toEqual(new Set([400, 200]))
    // What is printed says how well; this only that nobody is turned away, whoever else uses the machine meanwhile.
    expect(p95).toBeLessThan(12_000)
    expect(await visit(), 'and it is over with the flood').toBeLessThan(5_000)
    expect(await stored(), 'the same message again and forged ones leave nothing').toEqual(before)
  })
})
