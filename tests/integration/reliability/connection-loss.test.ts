import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { chargesOf, letTimePass } from '../../support/elapsed-time'
import { people, person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { storePayPalMessage } from '../../support/paypal-message'
import { leadThroughLine, type PostgresLine } from '../../support/postgres-line'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { orderState, paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'

vi.setConfig({ testTimeout: 600_000 })

let shop: Shop
let line: PostgresLine
let buyers: Customer[]
let admin: Customer
let program: TestProduct
beforeAll(async () => {
  shop = await startShop({ DATABASE_POOL_MAX: '6' })
  program = await shop.product()
  admin = await person(shop, 'admin')
  buyers = await people(shop, isDeep ? 100 : 60)
  line = await leadThroughLine(shop.payload)
})
afterAll(async () => {
  await line.close()
  await shop.stop()
})
afterEach(() => assertInvariants(shop))

const nextBuyer = async () => buyers.pop() ?? person(shop)

/**
 * Runs a round again and again, with the line cut at its 1st, 2nd, 3rd … statement, until none is left to cut. The
 * deep run cuts before and after each; the normal run at every second one, before and after in turn.
 */
async function atEveryStatement(
  round: (cut: () => void, mend: () => boolean) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += isDeep ? 1 : 2) {
    let hasStruck = false
    const mend = () => {
      hasStruck = line.mend() || hasStruck
      return hasStruck
    }
    const inTurn = at % 4 === 1 ? ('before' as const) : ('after' as const)
    const moments = isDeep ? (['before', 'after'] as const) : [inTurn]
    for (const moment of moments) await round(() => line.cutAt(at, moment), mend)
    if (!hasStruck) return at - 1
  }
}

describe('the line to PostgreSQL breaks at any one statement', () => {
  it('of an order: sent again under the same key, it is one order at one price', async () => {
    const statements = await atEveryStatement(async (cut, mend) => {
      const [buyer, key] = [await nextBuyer(), randomUUID()]
      const send = () => order(shop, buyer, [program], { headers: { 'Idempotency-Key': key } })
      cut()
      const first = await send()
      mend()
      const again = await send()
      expect([200, 401, 500, 503], JSON.stringify(first.body)).toContain(first.status)
      expect(again, JSON.stringify(again.body)).toMatchObject({ status: 200 })
      const orders = await shop.database.query('SELECT id FROM orders WHERE idempotency_key = $1', [key])
      expect(orders).toHaveLength(1)
    })
    expect(statements).toBeGreaterThanOrEqual(5)
    // Nobody approves them: the sweeps of the other tests need not ask PayPal about each, round after round.
    await shop.database.query(
      `UPDATE payment_attempts SET next_check_at = NULL WHERE state = 'awaiting-approval'`,
    )
  })

  it('of a capture: the money is taken once, the program opens, one receipt goes out', async () => {
    const statements = await atEveryStatement(async (cut, mend) => {
      const buyer = await nextBuyer()
      const { token } = await approvedOrder(shop, buyer, [program])
      cut()
      await capture(shop, buyer, token)
      const struck = mend()
      await letTimePass(shop)
      await sweepPayments(shop.payload)
      expect(await owned(shop, buyer), struck ? 'after a break' : 'without one').toEqual([program.id])
      expect(await chargesOf(shop, token)).toBe(1)
    })
    expect(statements).toBeGreaterThanOrEqual(12)
  })

  it('of a refund: the money goes back once, access ends, one notice goes out', async () => {
    const statements = await atEveryStatement(async (cut, mend) => {
      const buyer = await nextBuyer()
      const { orderId, captureId } = await paidOrder(shop, buyer, [program])
      const key = { 'Idempotency-Key': randomUUID() }
      cut()
      await refund(shop, admin, orderId, {}, key)
      const struck = mend()
      await letTimePass(shop)
      await sweepRefunds(shop.payload)
      const again = await refund(shop, admin, orderId, {}, key)
      expect([200, 202, 409], JSON.stringify([struck, again.body])).toContain(again.status)
      await letTimePass(shop)
      await sweepRefunds(shop.payload)
      expect(await orderState(shop, orderId)).toBe('refunded')
      const back = (await shop.simulator.ledger()).filter(
        (each) => each.captureId === captureId && each.type === 'refund',
      )
      expect(back.map(({ amount }) => amount)).toEqual(['49.00'])
      expect(await owned(shop, buyer)).toEqual([])
    })
    expect(statements).toBeGreaterThanOrEqual(10)
  })
})

describe('a COMMIT whose answer never comes', () => {
  it('is looked up, not repeated: paid once, told once', async () => {
    const buyer = await nextBuyer()
    const { token, orderId } = await approvedOrder(shop, buyer, [program])
    for (const round of ['claim', 'settlement']) {
      line.cutAtWords('COMMIT', 'after')
      const { status } = await capture(shop, buyer, token)
      expect(line.mend(), round).toBe(true)
      expect(status, 'nobody may say "failed"').not.toBe(422)
      await letTimePass(shop)
    }
    await sweepPayments(shop.payload)
    expect(await capture(shop, buyer, token)).toMatchObject({ status: 200, body: { orderId } })
    const counts = await shop.database.query(
      `SELECT (SELECT count(*)::int FROM activity_log WHERE order_id = $1 AND action = 'order.paid') AS paid,
              (SELECT count(*)::int FROM user_products WHERE order_id = $1) AS grants`,
      [orderId],
    )
    expect(counts).toEqual([{ paid: 1, grants: 1 }])
    expect(await shop.mailsTo(buyer.email)).toHaveLength(1)
  })

  it('of a provider’s message leaves one message, which is acted on', async () => {
    const buyer = await nextBuyer()
    const { token } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    const message = { id: `WH-${token}`, event_type: 'CHECKOUT.ORDER.COMPLETED', resource: { id: token } }
    for (let at = 1; at <= 2; at++) {
      line.cutAt(1, at === 1 ? 'after' : 'before')
      await storePayPalMessage(shop.payload, message).catch(() => undefined)
      expect(line.mend()).toBe(true)
    }
    await storePayPalMessage(shop.payload, message)
    await processPaymentEvents(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})
