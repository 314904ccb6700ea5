import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { order, owned } from '../../support/purchase'
import { noticesTo, orderState, paidOrder, refund, refundsOf, wentBack } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

describe('Payments: POST /payments/orders/{orderId}/refund', () => {
  it('gives everything back, closes the programs and tells the buyer once', async () => {
    const buyer = await person(shop)
    const products = [await shop.product({ priceCents: 4900 }), await shop.product({ priceCents: 8901 })]
    const { orderId, orderNumber, captureId } = await paidOrder(shop, buyer, products)

    const answer = await refund(shop, admin, orderId)

    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, status: 'COMPLETED', amount: 138.01, orderStatus: 'REFUNDED' },
    })
    expect(await owned(shop, buyer)).toEqual([])
    expect(await orderState(shop, orderId)).toBe('refunded')
    expect(await wentBack(shop, captureId)).toEqual(['138.01'])
    const [notice, ...more] = await noticesTo(shop, buyer)
    expect(notice?.subject).toBe(`Your refund for order ${orderNumber}`)
    expect(notice?.text).toContain('$138.01')
    expect(notice?.text).toContain(
      `your access to ${products[0]?.title} and ${products[1]?.title} has ended.`,
    )
    expect(more).toEqual([])
    const log = await shop.database.query<{ action: string; actor_id: string | null }>(
      `SELECT action, actor_id FROM activity_log WHERE order_id = $1 AND action LIKE '%refund%' ORDER BY created_at, id`,
      [orderId],
    )
    expect(log.map(({ action }) => action).sort()).toEqual([
      'order.refunded',
      'refund.completed',
      'refund.requested',
    ])
    expect(log.find(({ action }) => action === 'refund.requested')?.actor_id).toBe(admin.id)
  })

  it('knows a line by its product, too, and takes the two names for one line', async () => {
    const buyer = await person(shop)
    const [kept, returned] = [await shop.product(), await shop.product({ priceCents: 8900 })]
    const { orderId, lineIds } = await paidOrder(shop, buyer, [kept, returned])
    const both = [{ id: returned.id }, { id: lineIds[1] ?? '' }]
    expect(await refund(shop, admin, orderId, { lines: both })).toMatchObject({ status: 409 })
    const lines = [{ id: returned.id, amount: 50, endAccess: true }]
    expect(await refund(shop, admin, orderId, { lines })).toMatchObject({ status: 200, body: { amount: 50 } })
    expect(await owned(shop, buyer)).toEqual([kept.id])
    expect(await refund(shop, admin, orderId, { lines: [kept.id] })).toMatchObject({ body: { amount: 49 } })
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('closes only the program whose line is given back', async () => {
    const buyer = await person(shop)
    const [kept, returned] = [await shop.product(), await shop.product({ priceCents: 8900 })]
    const { orderId, lineIds } = await paidOrder(shop, buyer, [kept, returned])

    const { body } = await refund(shop, admin, orderId, { lines: [lineIds[1] ?? ''] })

    expect(body).toMatchObject({ amount: 89, orderStatus: 'PAID' })
    expect(await owned(shop, buyer)).toEqual([kept.id])
    expect((await refund(shop, admin, orderId)).body).toMatchObject({ amount: 49, orderStatus: 'REFUNDED' })
    expect(await owned(shop, buyer)).toEqual([])
  })

  it('keeps access after a part is given back, and ends it with the last part', async () => {
    const buyer = await person(shop)
    const program = await shop.product({ priceCents: 4900 })
    const { orderId, captureId } = await paidOrder(shop, buyer, [program])
    expect((await refund(shop, admin, orderId, { amount: 16.33 })).status).toBe(200)
    expect((await refund(shop, admin, orderId, { amount: 16.34 })).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect((await refund(shop, admin, orderId)).body).toMatchObject({
      amount: 16.33,
      orderStatus: 'REFUNDED',
    })
    expect(await owned(shop, buyer)).toEqual([])
    expect(await wentBack(shop, captureId)).toEqual(['16.33', '16.34', '16.33'])
    expect(await noticesTo(shop, buyer)).toHaveLength(3)
  })

  it('ends access with a part, and keeps it with the whole, when staff say so', async () => {
    const buyer = await person(shop)
    const [ended, kept] = [await shop.product(), await shop.product()]
    const one = await paidOrder(shop, buyer, [ended])
    const two = await paidOrder(shop, buyer, [kept])
    await refund(shop, admin, one.orderId, { amount: 1, endAccess: true })
    await refund(shop, admin, two.orderId, { endAccess: false })
    expect(await owned(shop, buyer)).toEqual([kept.id])
    expect(await orderState(shop, two.orderId)).toBe('refunded')
  })

  it('leaves access from another source alone', async () => {
    const buyer = await person(shop)
    const program = await shop.product()
    const { orderId } = await paidOrder(shop, buyer, [program])
    await shop.database.query(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key) VALUES ($1, $2, 'active', 'staff', $3)`,
      [buyer.id, program.id, `staff:${orderId}`],
    )
    await refund(shop, admin, orderId)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('gives the use of a code back with the whole order, and not before', async () => {
    const buyer = await person(shop)
    const code = await discountCode(shop, { usageLimit: 1 })
    const product = await shop.product({ priceCents: 10_000 })
    const { orderId } = await paidOrder(shop, buyer, [product], { discountCode: code, amount: 90 })
    await refund(shop, admin, orderId, { amount: 40 })
    expect(await usesOf(shop, code)).toBe(1)
    expect((await refund(shop, admin, orderId)).body.amount).toBe(50)
    expect(await usesOf(shop, code)).toBe(0)
  })

  it('can sell a refunded program again', async () => {
    const buyer = await person(shop)
    const program = await shop.product()
    const { orderId } = await paidOrder(shop, buyer, [program])
    await refund(shop, admin, orderId)
    await paidOrder(shop, buyer, [program])
    expect(await owned(shop, buyer)).toEqual([program.id])
  })
})

describe('Payments: refunds that are refused', () => {
  it('is for staff alone', async () => {
    const buyer = await person(shop)
    const { orderId } = await paidOrder(shop, buyer, [await shop.product()])
    expect((await refund(shop, buyer, orderId)).status).toBe(403)
    expect((await refund(shop, null, orderId)).status).toBe(401)
    expect(await refundsOf(shop, orderId)).toEqual([])
  })

  it('refuses more than is left, of the payment and of a line', async () => {
    const buyer = await person(shop)
    const products = [await shop.product({ priceCents: 4900 }), await shop.product({ priceCents: 8900 })]
    const { orderId, lineIds } = await paidOrder(shop, buyer, products)
    const tooLarge = { status: 422, body: { error: 'REFUND_TOO_LARGE' } }
    expect(await refund(shop, admin, orderId, { amount: 138.01 })).toMatchObject(tooLarge)
    const line = { id: lineIds[0] ?? '', amount: 49.01 }
    expect(await refund(shop, admin, orderId, { lines: [line] })).toMatchObject(tooLarge)
    await refund(shop, admin, orderId, { amount: 100 })
    expect(await refund(shop, admin, orderId, { amount: 38.01 })).toMatchObject(tooLarge)
    expect((await refund(shop, admin, orderId, { amount: 38 })).body.orderStatus).toBe('REFUNDED')
    const impossible = { status: 409, body: { error: 'REFUND_NOT_POSSIBLE' } }
    expect(await refund(shop, admin, orderId, { amount: 0.01 })).toMatchObject(impossible)
  })

  it('refuses an unpaid, a free and an unknown order, and a line of another order', async () => {
    const buyer = await person(shop)
    const unpaid = await order(shop, buyer, [await shop.product()])
    const free = await order(shop, buyer, [await shop.product({ priceCents: 0 })])
    const paid = await paidOrder(shop, buyer, [await shop.product()])
    for (const { body } of [unpaid, free]) {
      expect((await refund(shop, admin, body.orderId)).body.error).toBe('REFUND_NOT_POSSIBLE')
    }
    expect((await refund(shop, admin, paid.orderId, { lines: ['another'] })).body.error).toBe(
      'REFUND_NOT_POSSIBLE',
    )
    expect((await refund(shop, admin, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await refund(shop, admin, 'nothing')).status).toBe(404)
  })

  it.each([{ amount: 0 }, { amount: -1 }, { amount: 1.001 }, { reason: ' ' }, { lines: [] }])(
    'refuses a request that makes no sense: %o',
    async (body) => {
      const { orderId } = await paidOrder(shop, await person(shop), [await shop.product()])
      expect(await refund(shop, admin, orderId, body)).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION_ERROR' },
      })
    },
  )

  it('frees the amount again when PayPal refuses', async () => {
    const buyer = await person(shop)
    const program = await shop.product()
    const { orderId } = await paidOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'refund', fault: 'refuse', issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })
    expect(await refund(shop, admin, orderId)).toMatchObject({
      status: 409,
      body: { error: 'REFUND_NOT_POSSIBLE' },
    })
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect((await refund(shop, admin, orderId)).status).toBe(200)
    expect((await refundsOf(shop, orderId)).map(({ state }) => state)).toEqual(['failed', 'completed'])
  })
})

describe('Architecture, Commerce: what the database refuses of refunds', () => {
  it('refuses more than was paid, nothing at all, and a completed one without a date', async () => {
    const { orderId } = await paidOrder(shop, await person(shop), [await shop.product()])
    const refusalOf = async (cents: number, state: string, completedAt: string) => {
      try {
        await shop.database.query(
          `INSERT INTO refunds (order_id, attempt_id, state, origin, amount_cents, reason, completed_at)
           SELECT order_id, id, '${state}', 'staff', ${cents}, 'x', ${completedAt} FROM payment_attempts WHERE order_id = $1`,
          [orderId],
        )
        return 'accepted'
      } catch (error) {
        return (error as { constraint?: string }).constraint
      }
    }
    expect(await refusalOf(4901, 'completed', 'now()')).toBe('refunds_within_payment')
    expect(await refusalOf(4901, 'pending', 'NULL')).toBe('refunds_within_payment')
    expect(await refusalOf(0, 'requested', 'NULL')).toBe('refunds_amount')
    expect(await refusalOf(100, 'completed', 'NULL')).toBe('refunds_completed_at')
  })

  it('leaves settled payments alone', async () => {
    const { orderId } = await paidOrder(shop, await person(shop), [await shop.product()])
    await refund(shop, admin, orderId)
    await Promise.all([sweepPayments(shop.payload), sweepRefunds(shop.payload)])
    expect(await orderState(shop, orderId)).toBe('refunded')
  })
})
