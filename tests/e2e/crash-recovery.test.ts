import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertInvariants } from '../support/invariants'
import { eventually, type RunningShop, startRunningShop } from '../support/running-shop'
import { ADDRESS, PASSWORD } from '../support/shop'

let shop: RunningShop
beforeAll(async () => {
  shop = await startRunningShop()
})
afterAll(() => shop.stop())

/** As if every lease and wait had run out: what a restart finds some minutes after a power cut. */
const letTimePass = () =>
  shop.database.query(
    `UPDATE payment_attempts SET lease_until = NULL, next_check_at = now() - make_interval(secs => 1) WHERE next_check_at IS NOT NULL`,
  )

describe('the power goes while somebody pays', () => {
  it.each(['order-stored', 'provider-order-created', 'provider-order-saved'])(
    'at "%s": asking again with the same key finds the same order, and it can be paid',
    async (failpoint) => {
      const buyer = await newBuyer()
      await shop.app.restart({ FAILPOINT: failpoint })
      expect((await placeOrder(buyer, 'key-1')).status).toBe(0)
      await shop.app.ended()
      await shop.app.restart({ FAILPOINT: '' })

      const again = await placeOrder(buyer, 'key-1')
      expect(again.status).toBe(200)
      const orders = await shop.database.query('SELECT id FROM orders WHERE user_id = $1', [buyer.id])
      expect(orders).toHaveLength(1)
      const token = tokenOf(again.body)
      await shop.simulator.control('POST', `/orders/${token}/approve`)
      await expectPaidWithoutTheBuyer(buyer, token)
    },
  )

  it.each(['capture-claimed', 'captured-before-commit', 'settle-before-commit', 'settled-before-mail'])(
    'at "%s": after the restart access and receipt appear without the buyer doing anything',
    async (failpoint) => {
      const buyer = await newBuyer()
      await shop.app.restart({ FAILPOINT: failpoint })
      const token = tokenOf((await placeOrder(buyer, 'key-1')).body)
      await shop.simulator.control('POST', `/orders/${token}/approve`)
      expect(
        (await shop.call('POST', `/payments/capture/paypal/${token}`, { token: buyer.token })).status,
      ).toBe(0)
      expect(await shop.app.ended()).toContain('SIGKILL')
      await shop.app.restart({ FAILPOINT: '' })

      await expectPaidWithoutTheBuyer(buyer, token)
    },
  )

  it('at "mail-accepted-before-mark": the receipt goes out again under the same Message-ID, never as a second mail', async () => {
    const buyer = await newBuyer()
    await shop.app.restart({ FAILPOINT: 'mail-accepted-before-mark' })
    const token = tokenOf((await placeOrder(buyer, 'key-1')).body)
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    await shop.call('POST', `/payments/capture/paypal/${token}`, { token: buyer.token })
    expect(await shop.app.ended()).toContain('SIGKILL')
    await shop.database.query(
      `UPDATE email_outbox SET next_try_at = now() - make_interval(secs => 1) WHERE state = 'queued'`,
    )
    await shop.app.restart({ FAILPOINT: '' })

    await eventually('the receipt is marked as sent', async () =>
      (await statesOf('order-receipt', buyer.email)).every((state) => state === 'sent'),
    )
    const mails = await mailsTo(buyer)
    expect(mails.length).toBeGreaterThanOrEqual(1)
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1)
    await assertInvariants(shop)
  })
})

type Buyer = { id: string; email: string; token: string }

let count = 0

async function newBuyer(): Promise<Buyer> {
  count += 1
  const email = `crash-${count}@example.com`
  const { body } = await shop.call('POST', '/users/register', {
    body: { firstName: 'Demo', lastName: 'Customer', email, password: PASSWORD, agreeToTerms: true },
  })
  await eventually('the welcome has left', async () =>
    (await statesOf('welcome', email)).every((state) => state === 'sent'),
  )
  const { user, tokens } = body as { user: { id: string }; tokens: { accessToken: string } }
  return { id: user.id, email, token: tokens.accessToken }
}

async function placeOrder(buyer: Buyer, key: string) {
  const [product] = await shop.database.query<{ id: string; cents: number }>(
    `SELECT id, price_cents::int AS cents FROM products WHERE kind = 'program' AND price_cents > 3000 ORDER BY position LIMIT 1`,
  )
  return shop.call('POST', '/payments/orders', {
    token: buyer.token,
    headers: { 'Idempotency-Key': key },
    body: {
      amount: (product?.cents ?? 0) / 100,
      paymentProvider: 'paypal',
      products: [{ id: product?.id, quantity: 1 }],
      billingAddress: ADDRESS,
    },
  })
}

function tokenOf(body: Record<string, unknown>): string {
  return (body.paypalOrder as { id: string } | undefined)?.id ?? ''
}

async function expectPaidWithoutTheBuyer(buyer: Buyer, token: string): Promise<void> {
  await letTimePass()
  await eventually('the program is open', async () => {
    const { body } = await shop.call('GET', '/payments/user-products', { token: buyer.token })
    return (body.data as unknown[] | undefined)?.length === 1
  })
  await eventually('the receipt is there', async () => (await mailsTo(buyer)).length === 1)
  expect((await shop.simulator.ledger()).filter(({ orderId }) => orderId === token)).toHaveLength(1)
  await assertInvariants(shop)
}

async function mailsTo({ email }: Buyer) {
  const isReceipt = (subject: string) => subject.includes('receipt')
  return (await shop.mails.mails()).filter(
    ({ subject, to }) => isReceipt(subject) && to.some(({ address }) => address === email),
  )
}

async function statesOf(message: string, email: string): Promise<string[]> {
  const rows = await shop.database.query<{ state: string }>(
    'SELECT state FROM email_outbox WHERE message = $1 AND "to" = $2',
    [message, email],
  )
  return rows.map(({ state }) => state)
}
