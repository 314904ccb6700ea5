import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { captureIdOf, orderState, paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let buyer: Customer
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

const cancel = (as: Customer | null, orderId: string) =>
  shop.call('POST', `/payments/orders/${orderId}/cancel`, { as })

const loggedCancels = (orderId: string) =>
  shop.database.query<{ by: string; actor_id: string }>(
    `SELECT "by", actor_id FROM activity_log WHERE order_id = $1 AND action = 'order.cancelled'`,
    [orderId],
  )

describe('Specification 7, POST /payments/orders/{orderId}/cancel', () => {
  it('cancels the buyer’s unpaid order, and says the same when asked again', async () => {
    const { body } = await order(shop, buyer, [await shop.product()])
    const cancelled = { status: 200, body: { success: true, orderId: body.orderId, status: 'CANCELLED' } }
    expect(await cancel(buyer, body.orderId)).toMatchObject(cancelled)
    expect(await cancel(buyer, body.orderId)).toMatchObject(cancelled)
    expect(await orderState(shop, body.orderId)).toBe('cancelled')
    expect(await loggedCancels(body.orderId)).toEqual([{ by: 'customer', actor_id: buyer.id }])
  })

  it('lets staff cancel any unpaid order, under their own name', async () => {
    const { body } = await order(shop, buyer, [await shop.product()])
    expect((await cancel(admin, body.orderId)).status).toBe(200)
    expect(await loggedCancels(body.orderId)).toEqual([{ by: 'staff', actor_id: admin.id }])
  })

  it('does not know somebody else’s order, nor one that does not exist', async () => {
    const { body } = await order(shop, buyer, [await shop.product()])
    const stranger = await person(shop)
    for (const id of [body.orderId, '00000000-0000-4000-8000-000000000000', 'no-id']) {
      expect(await cancel(stranger, id)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
    }
    expect((await cancel(null, body.orderId)).status).toBe(401)
    expect(await orderState(shop, body.orderId)).toBe('pending')
  })

  it('refuses a paid order, whoever asks: money goes back by a refund', async () => {
    const program = await shop.product()
    const { orderId } = await paidOrder(shop, buyer, [program])
    for (const who of [buyer, admin]) {
      expect(await cancel(who, orderId)).toMatchObject({ status: 409, body: { error: 'ORDER_NOT_OPEN' } })
    }
    expect(await owned(shop, buyer)).toContain(program.id)
  })

  it('refuses an order whose money is on its way', async () => {
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'capture', fault: 'pending' })
    await capture(shop, buyer, token)
    expect((await cancel(buyer, orderId)).body.error).toBe('ORDER_NOT_OPEN')
    await shop.simulator.control('POST', `/captures/${await captureIdOf(shop, token)}/deny`)
  })

  it('refuses an order whose payment a person must look at first: money has moved', async () => {
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'capture', fault: 'amount', amount: '0.01' })
    await capture(shop, buyer, token)
    expect((await cancel(buyer, orderId)).body.error).toBe('ORDER_NOT_OPEN')
  })

  it('lets money win that arrives after the order was cancelled', async () => {
    const visitor = await person(shop)
    const program = await shop.product()
    const { token, orderId } = await approvedOrder(shop, visitor, [program])
    await cancel(visitor, orderId)
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    const { status } = await shop.call('GET', `/payments/details/paypal/${token}`, { as: visitor })
    expect(status).toBe(200)
    expect(await owned(shop, visitor)).toEqual([program.id])
    expect(await orderState(shop, orderId)).toBe('paid')
  })

  it('ends in one state when it is cancelled and captured at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
      const [cancelled, captured] = await Promise.all([cancel(buyer, orderId), capture(shop, buyer, token)])
      const state = await orderState(shop, orderId)
      expect(state, `round ${round}`).toBe(captured.status === 200 ? 'paid' : 'cancelled')
      if (state === 'cancelled') expect(cancelled.status).toBe(200)
    }
  })
})
