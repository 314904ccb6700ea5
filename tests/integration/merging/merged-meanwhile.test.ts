import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparePayments } from '@/plugins/commerce/payments/jobs/compare-payments'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { offerInvoices } from '../../support/invoice'
import { mergeBy, preview, type TwoAccounts } from '../../support/merging'
import { noon } from '../../support/noon'
import { approvedOrder, order, owned } from '../../support/purchase'
import { orderState } from '../../support/refund'
import { ADDRESS, type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let staff: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  staff = await person(shop, 'admin')
  await offerInvoices(shop)
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

const pair = async () => ({ from: await person(shop), into: await person(shop), staff }) as TwoAccounts
const merge = async (two: TwoAccounts) => mergeBy(shop, two, (await preview(shop, two)).seen)
const ordersWithKey = (key: string) =>
  shop.database.query<{ id: string; owner: string }>(
    'SELECT id, user_id AS owner FROM orders WHERE idempotency_key = $1',
    [key],
  )
const byStaff = (customer: Customer, product: TestProduct) =>
  shop.call<{ error: string; message: string; orderId: string }>('POST', '/payments/orders/for-customer', {
    as: staff,
    body: {
      customer: customer.id,
      order: {
        amount: product.priceCents / 100,
        paymentProvider: 'invoice',
        products: [{ id: product.id }],
        billingAddress: ADDRESS,
      },
      received: { reference: 'Cheque 117' },
    },
  })
/** Starts `late` while the account is held, and lets the merge of it come first. */
async function afterMerge<T>({ from, into }: TwoAccounts, late: () => Promise<T>): Promise<T> {
  const holder = await pool(shop.payload).connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [from.id])
    const answer = late()
    await expect
      .poll(
        () =>
          shop.database.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        { timeout: 10_000 },
      )
      .toHaveLength(1)
    await holder.query(
      `INSERT INTO account_merges (from_id, into_id, from_updated_at, places, stands) VALUES ($1, $2, now(), '[]', '{}')`,
      [from.id, into.id],
    )
    await holder.query('COMMIT')
    return await answer
  } finally {
    holder.release()
  }
}

describe('An account is merged away: who comes late', () => {
  it.each(['free', 'at PayPal'])('is told in words that it was, and orders nothing: %s', async (what) => {
    const two = await pair()
    const [product, key] = [await shop.product({ priceCents: what === 'free' ? 0 : 4900 }), randomUUID()]
    const late = await afterMerge(two, () =>
      order(shop, two.from, [product], { headers: { 'Idempotency-Key': key } }),
    )
    expect(late).toMatchObject({
      status: 403,
      body: {
        error: 'ACCOUNT_DEACTIVATED',
        message: 'This account was merged into another one. Please sign in to that one.',
      },
    })
    expect(await ordersWithKey(key)).toEqual([])
  })

  it('is staff, who stay signed in', async () => {
    const two = await pair()
    const product = await shop.product()
    const late = await afterMerge(two, () => byStaff(two.from, product))
    expect(late).toMatchObject({
      status: 409,
      body: { error: 'CONFLICT', message: 'This account was merged into another one.' },
    })
    expect((await byStaff(two.into, product)).status).toBe(200)
  })
})

describe('An account is merged away: what was begun', () => {
  it('gives a payment that comes after all to the account that stays, once', async () => {
    const two = await pair()
    const product = await shop.product()
    const { token, orderId } = await approvedOrder(shop, two.from, [product])
    expect(
      (await shop.call('POST', '/payments/cancel-by-token', { as: two.from, body: { token } })).status,
    ).toBe(200)
    expect((await merge(two)).status).toBe(200)
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    for (const days of [1, 2]) {
      expect(await comparePayments(shop.payload, noon(days))).toBe(true)
      expect(await orderState(shop, orderId)).toBe('paid')
      expect(await owned(shop, two.into)).toEqual([product.id])
    }
    const grants = await shop.database.query('SELECT user_id FROM user_products WHERE order_id = $1', [
      orderId,
    ])
    expect(grants).toEqual([{ user_id: two.into.id }])
  })

  it('answers the same request with the order that went along, from the account that stays', async () => {
    const two = await pair()
    const [product, headers] = [await shop.product({ priceCents: 0 }), { 'Idempotency-Key': randomUUID() }]
    const first = await order(shop, two.from, [product], { headers })
    await merge(two)
    expect((await order(shop, two.from, [product], { headers })).status).toBe(401)
    expect((await order(shop, two.into, [product], { headers })).body).toEqual(first.body)
  })

  it('is ordered before or not at all when both come at one moment, 20 times', async () => {
    for (let round = 0; round < 20; round++) {
      const two = await pair()
      const [product, key] = [await shop.product({ priceCents: round % 2 ? 4900 : 0 }), randomUUID()]
      const { seen } = await preview(shop, two)
      const [merged, ...orders] = await Promise.all([
        mergeBy(shop, two, seen),
        ...[1, 2, 3].map(() => order(shop, two.from, [product], { headers: { 'Idempotency-Key': key } })),
      ])
      expect([200, 409]).toContain(merged.status)
      const stored = await ordersWithKey(key)
      expect(stored.length).toBeLessThanOrEqual(1)
      const owner = merged.status === 200 ? two.into.id : two.from.id
      for (const each of stored) expect(each.owner).toBe(owner)
      for (const { status, body } of orders) {
        expect([200, 401, 403], JSON.stringify(body)).toContain(status)
        if (status === 200) expect(stored.map(({ id }) => id)).toEqual([body.orderId])
        if (status === 403) expect(body.error).toBe('ACCOUNT_DEACTIVATED')
      }
    }
  })
})
