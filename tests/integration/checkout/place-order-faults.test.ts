import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let buyer: Customer
let program: TestProduct
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
  program = await shop.product()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

const keyed = (key: string, extra: Parameters<typeof order>[3] = {}) =>
  order(shop, buyer, [program], { ...extra, headers: { 'Idempotency-Key': key } })

type Held = { purchase_units: { invoice_id: string }[] }
async function payPalOrdersOf(number: string): Promise<number> {
  const orders = await shop.simulator.control<Held[]>('GET', '/orders')
  return orders.filter(({ purchase_units: [unit] }) => unit?.invoice_id.startsWith(`${number}-`)).length
}

const ordersWithKey = (key: string) =>
  shop.database.query<{ id: string; number: string }>(
    'SELECT id, number FROM orders WHERE idempotency_key = $1',
    [key],
  )

describe('Payments: same Idempotency-Key, same answer', () => {
  it('answers a repeated order with the first one', async () => {
    const key = randomUUID()
    const [first, second] = [await keyed(key), await keyed(key)]
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await payPalOrdersOf(first.body.orderNumber)).toBe(1)
  })

  it('makes one order and one PayPal order of 20 that come with one key at the same moment', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed(key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const orders = await ordersWithKey(key)
    expect(orders).toHaveLength(1)
    expect(await payPalOrdersOf(orders[0]?.number ?? '')).toBe(1)
  })

  it('refuses a key that was used for another order', async () => {
    const key = randomUUID()
    await keyed(key)
    expect(await keyed(key, { paymentMethod: 'credit' })).toMatchObject({
      status: 422,
      body: { error: 'IDEMPOTENCY_MISMATCH' },
    })
    expect(await ordersWithKey(key)).toHaveLength(1)
  })

  it('keeps the keys of two buyers apart', async () => {
    const key = randomUUID()
    const other = await person(shop)
    const [mine, theirs] = [
      await keyed(key),
      await order(shop, other, [program], { headers: { 'Idempotency-Key': key } }),
    ]
    expect(theirs.status).toBe(200)
    expect(theirs.body.orderId).not.toBe(mine.body.orderId)
  })

  it.each(['', ' ', 'a b', 'x'.repeat(101), 'é'])('refuses %j as a key', async (key) => {
    expect(await keyed(key)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'Idempotency-Key' }] },
    })
  })
})

describe('Payments: PayPal’s answer to a new order gets lost', () => {
  it.each([
    { fault: 'drop-after-work' },
    { fault: 'fail-after-work', status: 500 },
    { fault: 'fail-after-work', status: 502 },
    { fault: 'empty' },
    { fault: 'cut' },
    { fault: 'drop-before-work' },
    { fault: 'rate-limited' },
  ])('finds the same PayPal order again after $fault', async (fault) => {
    const key = randomUUID()
    await shop.simulator.fault({ on: 'create', times: 2, ...fault })
    const first = await keyed(key)
    expect(first).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } })
    expect(first.body).not.toHaveProperty('nonRetriable')
    await shop.simulator.control('DELETE', '/faults')

    const again = await keyed(key)

    expect(again.status).toBe(200)
    expect(again.body.approveUrl).toContain(again.body.paypalOrder?.id)
    expect(await payPalOrdersOf(again.body.orderNumber)).toBe(1)
    expect(await ordersWithKey(key)).toHaveLength(1)
  })

  it('sends nobody to approve an order again that was cancelled', async () => {
    const key = randomUUID()
    const { body } = await keyed(key)
    await shop.call('POST', '/payments/cancel-by-token', { as: buyer, body: { token: body.paypalOrder?.id } })
    const again = await keyed(key)
    expect(again).toMatchObject({ status: 200, body: { orderId: body.orderId, status: 'CANCELLED' } })
    expect(again.body.approveUrl ?? again.body.paypalOrder).toBeUndefined()
  })

  it('needs no second try of the buyer when one answer is lost', async () => {
    await shop.simulator.fault({ on: 'create', fault: 'drop-after-work' })
    const { status, body } = await keyed(randomUUID())
    expect(status).toBe(200)
    expect(await payPalOrdersOf(body.orderNumber)).toBe(1)
  })

  it.each([
    { fault: 'no-link' },
    { fault: 'bad-link', href: 'javascript:alert(1)' },
    { fault: 'bad-link', href: 'https://www.paypal.com.example.net/checkoutnow?token=X' },
    { fault: 'bad-link', href: 'http://localhost:1/checkoutnow' },
  ])('sends nobody to an address that is not PayPal’s ($fault $href)', async (fault) => {
    await shop.simulator.fault({ on: 'create', ...fault })
    const key = randomUUID()
    const answer = await keyed(key)
    const over = { status: 503, body: { error: 'PROVIDER_UNAVAILABLE', nonRetriable: true } }
    expect(answer).toMatchObject(over)
    expect(JSON.stringify(answer.body)).not.toContain('http')
    expect(await keyed(key), 'the same order cannot be paid any more, and says so').toMatchObject(over)
    expect((await keyed(randomUUID())).status).toBe(200)
  })
})

describe('Payments: PayPal is down', () => {
  it('says so, grants nothing, and sells again as soon as PayPal is back', async () => {
    await shop.simulator.fault({ on: 'all', fault: 'fail', status: 503, times: 0 })
    expect(await keyed(randomUUID())).toMatchObject({
      status: 503,
      body: { success: false, error: 'PROVIDER_UNAVAILABLE' },
    })
    expect(await owned(shop, buyer)).toEqual([])
    await shop.simulator.control('DELETE', '/faults')
    expect((await keyed(randomUUID())).status).toBe(200)
  })

  it('works again after the token endpoint failed once', async () => {
    await shop.simulator.control('POST', '/tokens/revoke')
    await shop.simulator.fault({ on: 'token', fault: 'fail', status: 503 })
    const key = randomUUID()
    const first = await keyed(key)
    expect([200, 503]).toContain(first.status)
    expect((await keyed(key)).status).toBe(200)
  })

  it('signs in anew without the buyer noticing when PayPal revoked the token', async () => {
    expect((await keyed(randomUUID())).status).toBe(200)
    await shop.simulator.control('POST', '/tokens/revoke')
    const before = await tokenCalls()
    expect((await keyed(randomUUID())).status).toBe(200)
    expect((await tokenCalls()) - before).toBe(1)
  })

  it('does not ask in a loop when PayPal refuses every token', async () => {
    const before = await tokenCalls()
    await shop.simulator.fault({ on: 'create', fault: 'unauthorized', times: 0 })
    expect((await keyed(randomUUID())).status).toBe(503)
    expect((await tokenCalls()) - before).toBeLessThanOrEqual(2)
  })
})

async function tokenCalls(): Promise<number> {
  const requests = await shop.simulator.control<{ path: string }[]>('GET', '/requests')
  return requests.filter(({ path }) => path.startsWith('/v1/oauth2/token')).length
}
