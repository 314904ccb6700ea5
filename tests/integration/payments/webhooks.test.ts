import { describe, expect, it, vi } from 'vitest'
import { forgetMessages } from '@/plugins/commerce/events/forget-messages'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { person } from '../../support/factories/person'
import { withListeningShop } from '../../support/listening-shop'
import { approvedOrder, capture, details, order, owned } from '../../support/purchase'
import type { Customer, Shop } from '../../support/shop'
import {
  type Delivery,
  deliveryAbout,
  sendMessage,
  type WebhookEndpoint,
} from '../../support/webhook-endpoint'

let shop: Shop
let webhooks: WebhookEndpoint
let buyer: Customer
withListeningShop(async (found) => {
  ;({ shop, webhooks } = found)
  buyer = await person(found.shop)
})

type Event = { id: string; event_type: string; resource: { id: string } }
const eventIn = ({ body }: Delivery) => JSON.parse(body) as Event
const isAbout = (token: string) => (delivery: Delivery) => delivery.body.includes(token)

const rowsAbout = (token: string) =>
  shop.database.query<{ event_id: string; type: string; processed_at: Date | null }>(
    'SELECT event_id, type, processed_at FROM payment_events WHERE provider_order_id = $1 ORDER BY created_at',
    [token],
  )

/** As if the wait before a payment is looked at had passed. */
const letGracePass = (token: string) =>
  shop.database.query(
    'UPDATE payment_attempts SET next_check_at = now() - make_interval(secs => 1) WHERE provider_order_id = $1',
    [token],
  )

describe('Payments: a message of PayPal is stored before it is acted on, and once', () => {
  it('keeps one row of a message that comes 25 times, and answers each with 200', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    const delivery = await deliveryAbout(webhooks, token)
    for (let repeat = 0; repeat < 25; repeat++) expect(await sendMessage(delivery)).toBe(200)
    expect(await rowsAbout(token)).toEqual([
      { event_id: eventIn(delivery).id, type: 'CHECKOUT.ORDER.APPROVED', processed_at: null },
    ])
  })

  it('keeps one row of a message that comes 10 times at the same moment', async () => {
    await shop.simulator.fault({ on: 'webhook', fault: 'fail' })
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.control('POST', '/webhooks', { resend: 'all' })
    const delivery = await deliveryAbout(webhooks, token)
    await shop.database.query('DELETE FROM payment_events WHERE provider_order_id = $1', [token])
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMessage(delivery)))
    expect(answers).toEqual(Array(10).fill(200))
    expect(await rowsAbout(token)).toHaveLength(1)
  })

  it('acts on it once', async () => {
    const program = await shop.product()
    const { token } = await approvedOrder(shop, buyer, [program])
    await deliveryAbout(webhooks, token)
    await Promise.all([processPaymentEvents(shop.payload), processPaymentEvents(shop.payload)])
    const [row] = await rowsAbout(token)
    expect(row?.processed_at).toBeInstanceOf(Date)
    expect(await processPaymentEvents(shop.payload)).toBe(0)
  })
})

describe('Payments: only what PayPal signed for this shop counts', () => {
  it.each(['forge', 'corrupt', 'wrong-webhook-id', 'foreign-cert'])(
    'refuses a message with 400 and stores nothing (%s)',
    async (fault) => {
      await shop.simulator.fault({ on: 'webhook', fault })
      const { token } = await approvedOrder(shop, buyer, [await shop.product()])
      const { status } = await vi.waitFor(
        () => {
          const delivery = webhooks.deliveries.at(-1)
          expect(delivery && (isAbout(token)(delivery) || fault === 'corrupt')).toBe(true)
          return delivery as Delivery
        },
        { timeout: 20_000, interval: 20 },
      )
      expect(status).toBe(400)
      expect(await rowsAbout(token)).toEqual([])
    },
  )

  it('refuses a real message that was changed on its way, by one letter or in its spelling', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    const { body, headers } = await deliveryAbout(webhooks, token)
    const other = await approvedOrder(shop, buyer, [await shop.product()])
    await deliveryAbout(webhooks, other.token)
    await shop.database.query('DELETE FROM payment_events')
    const { 'content-length': _length, ...rest } = headers
    for (const changed of [
      body.replaceAll(token, other.token),
      JSON.stringify(JSON.parse(body), null, 2),
      body.replace('APPROVED', 'COMPLETED'),
    ]) {
      expect(await sendMessage({ body: changed, headers: rest })).toBe(400)
    }
    expect(await rowsAbout(token)).toEqual([])
    expect(await sendMessage({ body, headers: rest }), 'the real one still counts').toBe(200)
  })

  it.each(['paypal-transmission-id', 'paypal-transmission-sig', 'paypal-cert-url', 'paypal-auth-algo'])(
    'refuses a message without %s',
    async (header) => {
      const { token } = await approvedOrder(shop, buyer, [await shop.product()])
      const { body, headers } = await deliveryAbout(webhooks, token)
      const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== header))
      expect(await sendMessage({ body, headers: rest })).toBe(400)
      expect(await sendMessage({ body, headers: { ...rest, [header]: 'x'.repeat(600) } })).toBe(400)
    },
  )

  it.each<[string, string, number]>([
    ['nothing', '', 400],
    ['what is not JSON', '{', 400],
    ['JSON that is no message', '[1, 2]', 400],
    ['a message without id', '{"event_type":"X"}', 400],
    ['a bottomless pit', '['.repeat(50_000), 400],
    ['far too much', `{"id":"${'x'.repeat(300_000)}"}`, 413],
  ])('refuses %s', async (_, body, status) => {
    expect(await sendMessage({ body, headers: { 'content-type': 'application/json' } })).toBe(status)
  })
})

describe('Specification 4, Checkout: the browser and PayPal’s messages in any order', () => {
  it('opens the program once when the message comes before the browser', async () => {
    const visitor = await person(shop)
    const program = await shop.product()
    const { token, orderId } = await approvedOrder(shop, visitor, [program])
    await deliveryAbout(webhooks, token)
    await processPaymentEvents(shop.payload)
    expect(await owned(shop, visitor), 'the browser has its minute').toEqual([])

    expect(await capture(shop, visitor, token)).toMatchObject({ status: 200, body: { orderId } })
    await vi.waitFor(async () => expect((await rowsAbout(token)).length).toBeGreaterThan(1), {
      timeout: 20_000,
    })
    await processPaymentEvents(shop.payload)

    expect(await owned(shop, visitor)).toEqual([program.id])
    expect(await shop.mailsTo(visitor.email)).toHaveLength(1)
  })

  it('captures what was approved when the browser never comes back, after a minute and not before', async () => {
    const visitor = await person(shop)
    const program = await shop.product()
    const { token } = await approvedOrder(shop, visitor, [program])
    await deliveryAbout(webhooks, token)
    await processPaymentEvents(shop.payload)
    await sweepPayments(shop.payload)
    expect(await owned(shop, visitor)).toEqual([])
    const [attempt] = await shop.database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM next_check_at - now())::float8 AS seconds FROM payment_attempts
        WHERE provider_order_id = $1`,
      [token],
    )
    expect(attempt?.seconds).toBeGreaterThan(30)
    expect(attempt?.seconds).toBeLessThanOrEqual(60)

    await letGracePass(token)
    await sweepPayments(shop.payload)

    expect(await owned(shop, visitor)).toEqual([program.id])
    expect(await shop.mailsTo(visitor.email)).toHaveLength(1)
    expect(await details(shop, visitor, token)).toMatchObject({ body: { status: 'COMPLETED' } })
  })

  it('captures it without any message, too, when all of them are lost', async () => {
    await shop.simulator.fault({ on: 'webhook', fault: 'fail', times: 0 })
    const visitor = await person(shop)
    const program = await shop.product()
    const { token } = await approvedOrder(shop, visitor, [program])
    await letGracePass(token)
    await sweepPayments(shop.payload)
    expect(await owned(shop, visitor)).toEqual([program.id])
  })

  it('grants nothing for a genuine message about money that never moved', async () => {
    const visitor = await person(shop)
    const { body } = await order(shop, visitor, [await shop.product()])
    const token = body.paypalOrder?.id ?? ''
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, provider_order_id, body, next_try_at)
       SELECT 'paypal', 'WH-' || t || $1, t, $1, '{}', now()
         FROM unnest(ARRAY['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.COMPLETED', 'PAYMENT.CAPTURE.COMPLETED']) AS t`,
      [token],
    )
    await processPaymentEvents(shop.payload)
    await letGracePass(token)
    await sweepPayments(shop.payload)
    expect(await owned(shop, visitor)).toEqual([])
    expect(await details(shop, visitor, token)).toMatchObject({ body: { status: 'PENDING' } })
  })

  it('is done with a message about nothing it knows, and asks nobody about it', async () => {
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, body, next_try_at)
       VALUES ('paypal', 'WH-UNKNOWN', 'SOMETHING.NEW', '{}', now() - interval '1 second')`,
    )
    await processPaymentEvents(shop.payload)
    const [unknown] = await shop.database.query<{ processed_at: Date | null; tries: number }>(
      `SELECT processed_at, tries::int FROM payment_events WHERE event_id = 'WH-UNKNOWN'`,
    )
    expect(unknown).toEqual({ processed_at: expect.any(Date), tries: 1 })
  })
})

describe('Reliability: old messages are forgotten', () => {
  it('a few at once, two years after they were acted on; what waits or failed stays', async () => {
    for (const id of ['old', 'waits', 'failed', 'young']) {
      await shop.database.query(
        `INSERT INTO payment_events (provider, event_id, type, body, tries, processed_at, problem, created_at)
         VALUES ('paypal', $1::varchar, 'X', '{}', 1, CASE WHEN $1 <> 'waits' THEN now() END,
                 CASE WHEN $1 = 'failed' THEN 'no such order' END,
                 now() - make_interval(days => CASE WHEN $1 = 'young' THEN 700 ELSE 800 END))`,
        [id],
      )
    }
    await shop.database.query(
      `INSERT INTO payment_events (provider, event_id, type, body, tries, processed_at, created_at)
       SELECT 'paypal', 'many-' || n, 'X', '{}', 1, now(), now() - interval '900 days' FROM generate_series(1, 25) n`,
    )
    await shop.database.query(
      `INSERT INTO shop_events (event, details, state, tries, created_at)
       SELECT 'x', '{}', state::enum_shop_events_state, 1, now() - interval '100 days'
         FROM unnest(ARRAY['done', 'queued', 'failed']) AS state`,
    )
    expect(await forgetMessages(shop.payload, { atOnce: 10 })).toEqual({ payment_events: 26, shop_events: 1 })
    expect(await forgetMessages(shop.payload)).toEqual({ payment_events: 0, shop_events: 0 })
    const left = await shop.database.query<{ id: string }>(
      `DELETE FROM payment_events WHERE type = 'X' RETURNING event_id AS id`,
    )
    expect(left.map(({ id }) => id).sort()).toEqual(['failed', 'waits', 'young'])
    await shop.database.query('DELETE FROM shop_events')
  })
})
