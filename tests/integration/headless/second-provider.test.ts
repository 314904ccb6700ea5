// @vitest-environment-options { "process": "headless/second-provider" }
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultProviders } from '@/plugins/commerce/payments/providers/default-providers'
import { instantMessage, instantProvider } from '@/plugins/commerce/payments/providers/testing'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'
import { ADDRESS, PASSWORD } from '../../support/shop'

type Person = { id: string; token: string }
type Placed = { orderId: string; paymentProvider: string; approveUrl?: string; paypalOrder?: { id: string } }
type Sale = { buyer: Person; orderId: string; token: string }
type Row = { provider: string; state: string; order_state: string; checks: number }

const instant = instantProvider()
let shop: HeadlessShop
let team: Person
beforeAll(async () => {
  shop = await startHeadlessShop({ commerce: { providers: [instant, ...defaultProviders()] } })
  team = await member(true)
})
afterAll(() => shop.stop())

async function member(isTeam = false): Promise<Person> {
  const email = `member-${randomUUID()}@example.com`
  const data = { email, password: PASSWORD, team: isTeam }
  const { id } = await shop.payload.create({ collection: 'members' as 'users', data: data as never })
  const { body } = await shop.call<{ token: string }>('POST', '/members/login', {
    body: { email, password: PASSWORD },
  })
  return { id: String(id), token: body.token }
}

async function place(buyer: Person, extra: object = {}) {
  const mark = randomUUID().slice(0, 8)
  const { id } = await shop.payload.create({
    collection: 'products',
    data: {
      title: `Program ${mark}`,
      summary: 'A program.',
      slug: mark,
      sku: mark,
      kind: 'program',
      priceCents: 4900,
      _status: 'published',
    },
  })
  const body = {
    amount: 49,
    paymentProvider: 'instant',
    products: [{ id }],
    billingAddress: ADDRESS,
    ...extra,
  }
  return shop.call<Placed>('POST', '/payments/orders', { token: buyer.token, body })
}

async function begun(): Promise<Sale> {
  const buyer = await member()
  const { status, body } = await place(buyer)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ paymentProvider: 'instant', approveUrl: expect.stringContaining('token=') })
  return { buyer, orderId: body.orderId, token: body.paypalOrder?.id ?? '' }
}

async function approved(): Promise<Sale> {
  const sale = await begun()
  instant.bank.approve(sale.token)
  return sale
}

const capture = ({ buyer, token }: Sale) =>
  shop.call('POST', `/payments/capture/instant/${token}`, { token: buyer.token, body: {} })
const details = ({ buyer, token }: Sale) =>
  shop.call('GET', `/payments/details/instant/${token}`, { token: buyer.token })

async function rowOf({ orderId }: Sale): Promise<Row | undefined> {
  const [row] = await shop.query<Row>(
    `SELECT a.provider, a.state, o.state AS order_state, a.checks::int FROM payment_attempts a
       JOIN orders o ON o.id = a.order_id WHERE a.order_id = $1`,
    [orderId],
  )
  return row
}

async function deliver(raw: ReturnType<typeof instantMessage>): Promise<number> {
  const { status } = await fetch(`${shop.api}/payments/webhooks/instant`, {
    method: 'POST',
    headers: raw.headers,
    body: raw.rawBody as Uint8Array<ArrayBuffer>,
  })
  return status
}

const isPaid = (sale: Sale) =>
  vi.waitFor(async () => expect((await rowOf(sale))?.order_state).toBe('paid'), { timeout: 20_000 })

describe('Payment providers: a shop with a second one, asked by what stands in the row', () => {
  it('sells through it, takes the money once, and gives the program', async () => {
    const sale = await approved()
    const [first, again] = await Promise.all([capture(sale), capture(sale)])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(first.body).toEqual(again.body)
    expect(await rowOf(sale)).toMatchObject({ provider: 'instant', state: 'captured', order_state: 'paid' })
    expect(instant.bank.movements(sale.token)).toMatchObject({ captures: 1, takenCents: 4900 })
    expect((await details(sale)).body).toMatchObject({ status: 'COMPLETED', orderId: sale.orderId })
    expect(await shop.simulator.ledger(), 'nobody else was asked').toEqual([])
  })

  it('does not know its payments under another provider’s name, nor providers it does not have', async () => {
    const sale = await approved()
    const options = { token: sale.buyer.token, body: {} }
    const elsewhere = await shop.call('POST', `/payments/capture/paypal/${sale.token}`, options)
    expect([elsewhere.status, elsewhere.body]).toMatchObject([404, { error: 'PAYMENT_NOT_FOUND' }])
    const unknown = await shop.call('POST', `/payments/capture/barter/${sale.token}`, options)
    expect([unknown.status, unknown.body]).toMatchObject([400, { error: 'UNSUPPORTED_PROVIDER' }])
    const malformed = await shop.call('POST', '/payments/capture/instant/with-a-hyphen', options)
    expect(malformed.body).toMatchObject({ message: 'Invalid PayPal token format', nonRetriable: true })
    const order = await place(sale.buyer, { paymentProvider: 'barter' })
    expect([order.status, order.body]).toMatchObject([400, { error: 'VALIDATION_ERROR' }])
    expect(instant.bank.movements(sale.token).captures).toBe(0)
  })

  it('says declined, and takes the next approval', async () => {
    const sale = await begun()
    instant.bank.approve(sale.token, { refused: true })
    expect((await capture(sale)).status).toBe(402)
    expect((await details(sale)).body).toMatchObject({ status: 'DECLINED' })
    instant.bank.approve(sale.token)
    expect((await capture(sale)).status).toBe(200)
  })

  it('captures by itself when only a message came, however often and in whatever order it comes', async () => {
    const sale = await approved()
    const message = instantMessage('approved', sale.token)
    expect([await deliver(message), await deliver(message)]).toEqual([200, 200])
    await shop.query(
      `UPDATE payment_attempts SET next_check_at = now() WHERE order_id = $1 AND state = 'awaiting-approval'`,
      [sale.orderId],
    )
    await isPaid(sale)
    expect(await deliver(instantMessage('captured', sale.token))).toBe(200)
    const stored = await shop.query(
      `SELECT event_id FROM payment_events WHERE provider = 'instant' AND provider_order_id = $1`,
      [sale.token],
    )
    expect(stored).toHaveLength(2)
    expect(await deliver({ ...message, headers: new Headers() }), 'unsigned').toBe(400)
    expect(instant.bank.movements(sale.token).captures).toBe(1)
  })

  it('finishes by the sweeper what was taken and whose answer was lost', async () => {
    const sale = await approved()
    instant.bank.loseNext('capture')
    expect((await capture(sale)).status).toBe(202)
    await isPaid(sale)
    expect(instant.bank.movements(sale.token).captures).toBe(1)
  })

  it('gives money back through it once, and takes in what was given back there', async () => {
    const sale = await approved()
    await capture(sale)
    const refund = () =>
      shop.call<{ status: string }>('POST', `/payments/orders/${sale.orderId}/refund`, {
        token: team.token,
        body: { reason: 'Asked for', amount: 10 },
      })
    expect((await refund()).body).toMatchObject({ success: true, status: 'COMPLETED', amount: 10 })
    expect(instant.bank.movements(sale.token)).toMatchObject({ refunds: 1, backCents: 1000 })
    const captureId = instant.bank.look(sale.token).captureId ?? ''
    const { providerRefundId } = instant.bank.refund({
      captureId,
      refundId: 'made-there',
      amountCents: 3900,
      currency: 'CAD',
    })
    const message = instantMessage('refunded', sale.token, { refund: providerRefundId })
    expect([await deliver(message), await deliver(message)]).toEqual([200, 200])
    await vi.waitFor(async () => expect((await rowOf(sale))?.order_state).toBe('refunded'), {
      timeout: 20_000,
    })
    const refunds = await shop.query<{ state: string }>(
      'SELECT state FROM refunds WHERE order_id = $1 ORDER BY created_at',
      [sale.orderId],
    )
    expect(refunds.map(({ state }) => state)).toEqual(['completed', 'completed'])
  })

  it('closes at the provider what the buyer calls off', async () => {
    const sale = await begun()
    const { body } = await shop.call('POST', '/payments/cancel-by-token', {
      token: sale.buyer.token,
      body: { token: sale.token },
    })
    expect(body).toMatchObject({ status: 'CANCELLED' })
    expect(instant.bank.look(sale.token)).toMatchObject({ outcome: 'failed', status: 'CLOSED' })
  })

  it('goes on selling through PayPal beside it', async () => {
    const buyer = await member()
    const { body } = await place(buyer, { paymentProvider: 'paypal' })
    const token = body.paypalOrder?.id ?? ''
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    const paid = await shop.call('POST', `/payments/capture/paypal/${token}`, {
      token: buyer.token,
      body: {},
    })
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    expect(await rowOf({ buyer, orderId: body.orderId, token })).toMatchObject({ provider: 'paypal' })
    expect((await shop.call('GET', '/payments/methods')).body).toMatchObject({
      data: { credit: true, paypal: true },
    })
  })
})
