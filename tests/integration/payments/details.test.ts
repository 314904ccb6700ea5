import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, details, order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let buyer: Customer
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

describe('Specification 7, GET /payments/details/paypal/{token}', () => {
  it('says what the owner’s payment is, with an order id only when it is paid', async () => {
    const { body } = await order(shop, buyer, [await shop.product()])
    const token = body.paypalOrder?.id ?? ''
    const open = await details(shop, buyer, token)
    expect(open.status).toBe(200)
    expect(open.body).toMatchObject({ success: true, status: 'PENDING' })
    expect(open.body).not.toHaveProperty('orderId')
    expect(JSON.stringify(open.body), 'nor anything else that is taken for proof').not.toContain('aptures')

    await shop.simulator.control('POST', `/orders/${token}/approve`)
    await capture(shop, buyer, token)
    const paid = await details(shop, buyer, token)
    expect(paid.body).toMatchObject({ status: 'COMPLETED', orderId: body.orderId })
    expect(paid.body.purchase_units).toEqual([
      expect.objectContaining({ payments: { captures: [expect.objectContaining({ status: 'COMPLETED' })] } }),
    ])
  })

  it.each([
    { fault: 'pending', status: 'PENDING' },
    { fault: 'declined', status: 'DECLINED' },
  ])(
    'gives no captures while one is $status: they are proof to a client that takes the words literally',
    async ({ fault, status }) => {
      const { token } = await approvedOrder(shop, buyer, [await shop.product()])
      await shop.simulator.fault({ on: 'capture', fault })
      await capture(shop, buyer, token)
      const { body } = await details(shop, buyer, token)
      expect(body).toMatchObject({ success: true, status })
      const pendingCaptures = [{ id: expect.any(String), status }]
      expect(body.purchase_units).toEqual([{ reference_id: 'default', payments: { pendingCaptures } }])
    },
  )

  it('goes on giving the capture that paid the order when it was refunded later', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    await capture(shop, buyer, token)
    await shop.database.query(
      `UPDATE payment_attempts SET report = jsonb_set(report, '{purchaseUnits,0,payments,captures,0,status}', '"REFUNDED"')
        WHERE provider_order_id = $1`,
      [token],
    )
    const { body } = await details(shop, buyer, token)
    expect(body.purchase_units).toMatchObject([{ payments: { captures: [{ status: 'REFUNDED' }] } }])
  })

  it('captures what was approved and not captured, once', async () => {
    const { token, orderId } = await approvedOrder(shop, buyer, [await shop.product()])
    const answers = await Promise.all(Array.from({ length: 5 }, () => details(shop, buyer, token)))
    const last = await details(shop, buyer, token)
    expect(last.body).toMatchObject({ status: 'COMPLETED', orderId })
    for (const { status } of answers) expect(status).toBe(200)
    const captures = (await shop.simulator.ledger()).filter(({ type }) => type === 'capture')
    expect(new Set(captures.map(({ captureId }) => captureId)).size).toBe(captures.length)
  })

  it('does not know somebody else’s payment, nor one that does not exist', async () => {
    const { token } = await approvedOrder(shop, buyer, [await shop.product()])
    const stranger = await details(shop, await person(shop), token)
    const unknown = await details(shop, buyer, '0AB12345CD6789012')
    expect([stranger.status, unknown.status]).toEqual([404, 404])
    expect(stranger.body).toEqual(unknown.body)
    expect(stranger.body.message).toBe('Payment not found or not completed')
    await capture(shop, buyer, token)
  })

  it('needs a session: AUTH_REQUIRED', async () => {
    const { status, body } = await shop.call('GET', '/payments/details/paypal/0AB12345CD6789012')
    expect([status, body.error]).toEqual([401, 'AUTH_REQUIRED'])
  })
})
