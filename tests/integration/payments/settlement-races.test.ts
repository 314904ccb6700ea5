import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { assertInvariants } from '../../support/invariants'
import { storePayPalMessage } from '../../support/paypal-message'
import { approvedOrder, capture, details, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const ROUNDS = isDeep ? 200 : 20

let shop: Shop
let buyers: Customer[]
beforeAll(async () => {
  shop = await startShop()
  buyers = await Promise.all(Array.from({ length: isDeep ? 20 : 5 }, () => shop.customer()))
})
afterAll(() => shop.stop())

const dueNow = () =>
  shop.database.query(
    `UPDATE payment_attempts SET next_check_at = now() - make_interval(secs => 1) WHERE next_check_at IS NOT NULL`,
  )

describe('Specification 4, Checkout: one payment, many who report it', () => {
  it(`settles exactly once when return, provider's message and sweeper come together, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const buyer = buyers[round % buyers.length] ?? (await shop.customer())
      const program = await shop.product()
      const { token, orderId } = await approvedOrder(shop, buyer, [program])
      await dueNow()
      const message = { id: `WH-${token}`, event_type: 'CHECKOUT.ORDER.COMPLETED', resource: { id: token } }

      const [first, second] = await Promise.all([
        capture(shop, buyer, token),
        details(shop, buyer, token),
        storePayPalMessage(shop.payload, message).then(() => processPaymentEvents(shop.payload)),
        sweepPayments(shop.payload),
        storePayPalMessage(shop.payload, message).then(() => processPaymentEvents(shop.payload)),
      ])

      expect(first, `round ${round}`).toMatchObject({ status: 200, body: { orderId } })
      expect(second, `round ${round}`).toMatchObject({ status: 200, body: { status: 'COMPLETED', orderId } })
      const counts = await shop.database.query(
        `SELECT (SELECT count(*)::int FROM user_products WHERE order_id = $1) AS grants,
                (SELECT count(*)::int FROM email_outbox WHERE dedupe_key = 'order-receipt:' || $1::text) AS receipts,
                (SELECT count(*)::int FROM activity_log WHERE order_id = $1 AND action = 'order.paid') AS paid`,
        [orderId],
      )
      expect(counts, `round ${round}`).toEqual([{ grants: 1, receipts: 1, paid: 1 }])
    }
    expect(await shop.simulator.ledger()).toHaveLength(ROUNDS)
    await assertInvariants(shop)
  }, 600_000)

  it('changes nothing when the sweeper runs twice on settled payments', async () => {
    const before = await shop.database.query('SELECT id, updated_at FROM payment_attempts ORDER BY id')
    await Promise.all([sweepPayments(shop.payload), sweepPayments(shop.payload)])
    expect(await shop.database.query('SELECT id, updated_at FROM payment_attempts ORDER BY id')).toEqual(
      before,
    )
  })

  it('answers a return from long ago with the same order, and grants nothing anew', async () => {
    const buyer = await shop.customer()
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await capture(shop, buyer, token)
    await shop.simulator.control('POST', '/clock', { advanceMs: 365 * 86_400_000 })
    expect(await capture(shop, buyer, token)).toMatchObject({ status: 200, body: { orderId } })
    expect(await owned(shop, buyer)).toHaveLength(1)
  })

  it('takes money once when the same program is paid for in two tabs at the same moment', async () => {
    const buyer = await shop.customer()
    const program = await shop.product()
    const [one, two] = [
      await approvedOrder(shop, buyer, [program]),
      await approvedOrder(shop, buyer, [program]),
    ]
    const answers = await Promise.all([capture(shop, buyer, one.token), capture(shop, buyer, two.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const charged = (await shop.simulator.ledger()).filter(({ orderId }) =>
      [one.token, two.token].includes(orderId),
    )
    expect(charged).toHaveLength(1)
    await assertInvariants(shop)
  })
})
