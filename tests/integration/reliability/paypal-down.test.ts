import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { pool } from '@/src/server/db/transaction'
import { callsTo, chargesOf, letTimePass } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, details, order, owned } from '../../support/purchase'
import { orderState } from '../../support/refund'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

describe('Payments: PayPal is away for ten minutes', () => {
  it('keeps the shop open, fails a checkout at once, loses no payment, and sells again by itself', async () => {
    const [early, late, program] = [await person(shop), await person(shop), await shop.product()]
    const { token } = await approvedOrder(shop, early, [program])
    await shop.simulator.fault({ on: 'all', fault: 'drop-before-work', times: 0 })

    for (let minute = 0; minute < 10; minute++) {
      const startedAt = performance.now()
      expect(await order(shop, late, [program])).toMatchObject({
        status: 503,
        body: { error: 'PROVIDER_UNAVAILABLE' },
      })
      expect(performance.now() - startedAt, 'nobody waits for nothing').toBeLessThan(4_000)
      expect((await shop.call('GET', `/products/id/${program.id}`)).status).toBe(200)
      await shop.database.query(
        `UPDATE payment_attempts SET next_check_at = next_check_at - interval '1 minute', lease_until = NULL`,
      )
      await sweepPayments(shop.payload)
    }
    expect(await capture(shop, early, token)).toMatchObject({ status: 202, body: { status: 'PENDING' } })
    expect((await callsTo(shop, token)).length, 'and PayPal is not hammered').toBeLessThan(30)

    await shop.simulator.control('DELETE', '/faults')
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, early)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
    const again = await approvedOrder(shop, late, [program])
    expect((await capture(shop, late, again.token)).status).toBe(200)
  })
})

describe('Payments: somebody else holds the rows of an order', () => {
  it('waits for staff who edit the order, and settles when they are done', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    const staff = await pool(shop.payload).connect()
    await staff.query('BEGIN')
    await staff.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [orderId])
    const capturing = capture(shop, buyer, token)
    await expect.poll(() => chargesOf(shop, token)).toBe(1)
    await staff.query('COMMIT')
    staff.release()
    expect((await capturing).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('tries again after a deadlock with staff, whoever of the two is the victim', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    const staff = await pool(shop.payload).connect()
    await staff.query('BEGIN')
    await staff.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [orderId])
    const capturing = capture(shop, buyer, token)
    await expect.poll(() => chargesOf(shop, token)).toBe(1)
    await expect.poll(waiting).toBeGreaterThan(0)
    await staff
      .query('SELECT 1 FROM payment_attempts WHERE provider_order_id = $1 FOR UPDATE', [token])
      .then(() => staff.query('COMMIT'))
      .catch(() => staff.query('ROLLBACK'))
    staff.release()
    expect([200, 202]).toContain((await capturing).status)
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
  })

  const waiting = async () => {
    const rows = await shop.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    return rows[0]?.count ?? 0
  }
})

describe('Payments: the answer to a capture is lost while its buyer asks again', () => {
  it('asks PayPal anew as soon as nobody else does, and charges once', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', fault: 'slow', ms: 500 })
    await shop.simulator.fault({ on: 'capture', fault: 'drop-after-work' })
    await shop.simulator.fault({ on: 'get', fault: 'fail', status: 503 })
    const startedAt = performance.now()
    const [first, second] = await Promise.all([capture(shop, buyer, token), capture(shop, buyer, token)])
    expect([first.status, second.status].sort(), 'one lost its answer, the other got one').toEqual([200, 202])
    expect(performance.now() - startedAt, 'without waiting for its eight seconds').toBeLessThan(6_000)
    expect([first.body.orderId, second.body.orderId]).toContain(orderId)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
  })
})

describe('Payments: a worker that fell asleep while it captured', () => {
  it('does nothing a second time when it wakes after another has finished its work', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'capture', fault: 'timeout-after-work', ms: 3_000 })
    const sleeper = capture(shop, buyer, token)
    await expect.poll(() => chargesOf(shop, token)).toBe(1)
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await orderState(shop, orderId), 'another worker has settled it').toBe('paid')
    expect(await sleeper).toMatchObject({ status: 200, body: { orderId } })
    const [counts] = await shop.database.query<{ paid: number }>(
      `SELECT count(*)::int AS paid FROM activity_log WHERE order_id = $1 AND action = 'order.paid'`,
      [orderId],
    )
    expect(counts?.paid).toBe(1)
    expect(await shop.mailsTo(buyer.email)).toHaveLength(1)
  })

  it('gives up nothing early and waits for nothing long past when clocks jump by an hour', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    for (const jump of ['1 hour', '-1 hour']) {
      await shop.database.query(
        `UPDATE payment_attempts SET created_at = created_at + $2::interval, next_check_at = next_check_at + $2::interval,
                lease_until = lease_until + $2::interval WHERE provider_order_id = $1`,
        [token, jump],
      )
      await sweepPayments(shop.payload)
      expect(await orderState(shop, orderId)).not.toBe('cancelled')
    }
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await details(shop, buyer, token)).toMatchObject({ body: { status: 'COMPLETED', orderId } })
  })
})
