// @vitest-environment-options { "process": "headless/sell-a-program" }
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'
import { captureIdOf } from '../../support/refund'
import { ADDRESS, PASSWORD } from '../../support/shop'

type Person = { id: string; email: string; token: string }
type Product = { id: string; slug: string; title: string; price: number; images: unknown[] }
type Placed = { orderId: string; orderNumber: string; status: string; paypalOrder?: { id: string } }

let shop: HeadlessShop
let team: Person
let product: Product
beforeAll(async () => {
  shop = await startHeadlessShop()
  team = await member({ team: true })
  await shop.call('POST', '/products', {
    token: team.token,
    body: {
      title: 'Sleeping better',
      summary: 'Six weeks of calmer nights.',
      slug: 'sleeping-better',
      sku: 'SLEEP-1',
      kind: 'program',
      priceCents: 4900,
      _status: 'published',
    },
  })
  const found = await shop.call<{ product: Product }>('GET', '/products/slug/sleeping-better')
  product = found.body.product
})
afterAll(() => shop.stop())

/** Somebody of the site's own collection, signed in through Payload’s own endpoint. */
async function member({
  team = false,
  fullName,
}: {
  team?: boolean
  fullName?: string
} = {}): Promise<Person> {
  const email = `member-${randomUUID()}@example.com`
  const { id } = await shop.payload.create({
    collection: 'members' as 'users',
    data: { email, password: PASSWORD, team, fullName } as never,
  })
  const { body } = await shop.call<{ token: string }>('POST', '/members/login', {
    body: { email, password: PASSWORD },
  })
  return { id: String(id), email, token: body.token }
}

const place = (buyer: Person, extra: { discountCode?: string; amount?: number } = {}) =>
  shop.call<Placed>('POST', '/payments/orders', {
    token: buyer.token,
    body: {
      amount: product.price,
      paymentProvider: 'paypal',
      paymentMethod: 'paypal',
      products: [{ id: product.id, quantity: 1 }],
      billingAddress: ADDRESS,
      ...extra,
    },
  })

async function approve(buyer: Person, extra: Parameters<typeof place>[1] = {}) {
  const { body, status } = await place(buyer, extra)
  expect(status, JSON.stringify(body)).toBe(200)
  const paypal = body.paypalOrder?.id ?? ''
  await shop.simulator.control('POST', `/orders/${paypal}/approve`)
  return { ...body, paypal }
}

async function owned(person: Person): Promise<string[]> {
  const { body } = await shop.call<{ data: { productId: string }[] }>('GET', '/payments/user-products', {
    token: person.token,
  })
  return body.data.map(({ productId }) => productId)
}

describe('Specification 1 and 10: the shop sells on somebody else’s Payload site, through HTTP alone', () => {
  it('shows a product that staff of the site created', () => {
    expect(product).toMatchObject({ title: 'Sleeping better', price: 49, images: [] })
  })

  it('lets nobody but the site’s own staff create products or refund', async () => {
    const buyer = await member()
    const data = { title: 'X', summary: 'X', slug: 'x', sku: 'X', kind: 'program', priceCents: 1 }
    expect((await shop.call('POST', '/products', { token: buyer.token, body: data })).status).toBe(403)
    const refund = `/payments/orders/${randomUUID()}/refund`
    expect((await shop.call('POST', refund, { token: buyer.token, body: { reason: 'x' } })).status).toBe(403)
    expect((await shop.call('POST', refund, { body: { reason: 'x' } })).status).toBe(401)
  })

  it('sells with a code, opens the program, and sends a receipt with the site’s name and pages', async () => {
    const buyer = await member({ fullName: 'Robin Member' })
    await shop.call('POST', '/discounts', {
      token: team.token,
      body: { code: 'WELCOME10', active: true, type: 'percentage', percentage: 10 },
    })
    const code = await shop.call('POST', '/payments/discount/validate', {
      token: buyer.token,
      body: { code: 'welcome10', amount: 49, productIds: [product.id] },
    })
    expect(code.body).toMatchObject({ valid: true, discountAmount: 4.9 })

    const { paypal, orderNumber } = await approve(buyer, { discountCode: 'WELCOME10', amount: 44.1 })
    const asked = await shop.simulator.control<Record<string, unknown>>('GET', `/orders/${paypal}`)
    expect(JSON.stringify(asked)).toContain("Garden Road's Courses")
    expect(JSON.stringify(asked)).toContain('/checkout/done')
    const paid = await shop.call('POST', `/payments/capture/paypal/${paypal}`, {
      token: buyer.token,
      body: {},
    })
    expect(paid.body).toMatchObject({ success: true, status: 'COMPLETED' })
    expect(await owned(buyer)).toEqual([product.id])

    const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === buyer.email))
    expect(mail.subject).toContain(orderNumber)
    expect(mail.text).toContain('Robin Member')
    expect(mail.text).toContain('/my-courses')
    expect(mail.html).toContain('Garden Road')
  })

  it('settles a payment by PayPal’s message alone', async () => {
    const buyer = await member()
    shop.simulator.sendWebhooksTo(`${shop.api}/payments/webhooks/paypal`)
    const { paypal } = await approve(buyer)
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    const captured = await shop.call('POST', `/payments/capture/paypal/${paypal}`, {
      token: buyer.token,
      body: {},
    })
    expect(captured.body).toMatchObject({ status: 'PENDING' })
    expect(await owned(buyer)).toEqual([])
    await shop.simulator.control('POST', `/captures/${await captureIdOf(shop, paypal)}/complete`)
    await vi.waitFor(async () => expect(await owned(buyer)).toEqual([product.id]), { timeout: 20_000 })
    shop.simulator.sendWebhooksTo(undefined)
    const told = await shop.query<{ type: string }>(
      'SELECT type FROM payment_events WHERE provider_order_id = $1',
      [paypal],
    )
    expect(told.map(({ type }) => type)).toContain('PAYMENT.CAPTURE.COMPLETED')
  })

  it('settles a payment by asking when no message comes either', async () => {
    const buyer = await member()
    const { paypal } = await approve(buyer)
    await shop.query(
      'UPDATE payment_attempts SET next_check_at = now() - make_interval(secs => 1) WHERE provider_order_id = $1',
      [paypal],
    )
    await vi.waitFor(async () => expect(await owned(buyer)).toEqual([product.id]), { timeout: 20_000 })
  })

  it('ends access with a refund by the site’s staff', async () => {
    const buyer = await member()
    const { paypal, orderId } = await approve(buyer)
    await shop.call('POST', `/payments/capture/paypal/${paypal}`, { token: buyer.token, body: {} })
    expect(await owned(buyer)).toEqual([product.id])
    const refund = await shop.call('POST', `/payments/orders/${orderId}/refund`, {
      token: team.token,
      body: { reason: 'Asked for' },
    })
    expect(refund.body).toMatchObject({ success: true, status: 'COMPLETED', amount: 49 })
    expect(await owned(buyer)).toEqual([])
  })

  it('remembers the billing address, for its owner only', async () => {
    const buyer = await member()
    const { body } = await shop.call('POST', '/payments/orders', {
      token: buyer.token,
      body: {
        amount: product.price,
        paymentProvider: 'paypal',
        paymentMethod: 'paypal',
        products: [{ id: product.id, quantity: 1 }],
        billingAddress: { ...ADDRESS, is_default: true },
      },
    })
    expect(body).toMatchObject({ success: true })
    const own = await shop.call('GET', `/members/${buyer.id}`, { token: buyer.token })
    expect(own.body).toMatchObject({ defaultBillingAddress: { city: 'Ottawa' } })
    const other = await shop.call('GET', `/members/${buyer.id}`, { token: (await member()).token })
    expect(other.body).not.toHaveProperty('defaultBillingAddress')
  })

  it('gives nobody somebody else’s order', async () => {
    const { orderId } = (await place(await member())).body
    const stranger = await member()
    expect((await shop.call('GET', `/orders/${orderId}`, { token: stranger.token })).status).toBe(404)
    const cancelled = await shop.call('POST', `/payments/orders/${orderId}/cancel`, { token: stranger.token })
    expect(cancelled.status).toBe(404)
  })
})
