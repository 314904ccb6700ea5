import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { letTimePass } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { owned } from '../../support/purchase'
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

describe('Payments: the same refund is given once', () => {
  it('makes one refund of 10 parallel requests under one key, with one answer', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product()])
    const ask = () => refund(shop, admin, orderId, { amount: 10 }, { 'Idempotency-Key': 'one-key' })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await wentBack(shop, captureId)).toEqual(['10.00'])
    expect(await noticesTo(shop, buyer)).toHaveLength(1)
    const other = await refund(shop, admin, orderId, { amount: 11 }, { 'Idempotency-Key': 'one-key' })
    expect(other.body.error).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('gives the whole back once when 10 people press at the same moment', async () => {
    const { orderId, captureId } = await paidOrder(shop, await person(shop), [await shop.product()])
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(shop, admin, orderId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await wentBack(shop, captureId)).toEqual(['49.00'])
  })

  it('never gives back more than was paid when parts are asked for at the same moment', async () => {
    const { orderId, captureId } = await paidOrder(shop, await person(shop), [await shop.product()])
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(shop, admin, orderId, { amount: 10 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 422, 422, 422, 422])
    expect(await wentBack(shop, captureId)).toEqual(['10.00', '10.00', '10.00', '10.00'])
  })

  it.each([
    { fault: 'drop-after-work' },
    { fault: 'fail-after-work', status: 500 },
    { fault: 'empty' },
    { fault: 'cut' },
    { fault: 'in-progress' },
    { fault: 'rate-limited' },
    { fault: 'fail', status: 503 },
    { fault: 'unauthorized', times: 2 },
  ])('settles once after $fault, without a second refund', async (fault) => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'refund', ...fault })
    const headers = { 'Idempotency-Key': 'lost' }

    const answer = await refund(shop, admin, orderId, {}, headers)
    expect(answer).toMatchObject({ status: 202, body: { success: true, status: 'PENDING' } })
    expect((await refund(shop, admin, orderId)).body.error, 'what may be on its way is not given again').toBe(
      'REFUND_NOT_POSSIBLE',
    )
    await letTimePass(shop)
    await Promise.all([sweepRefunds(shop.payload), sweepRefunds(shop.payload)])

    expect((await refund(shop, admin, orderId, {}, headers)).body.status).toBe('COMPLETED')
    expect(await wentBack(shop, captureId)).toEqual(['49.00'])
    expect(await owned(shop, buyer)).toEqual([])
    expect(await noticesTo(shop, buyer)).toHaveLength(1)
  })

  it('finishes a refund whose process died before it asked', async () => {
    const buyer = await person(shop)
    const { orderId, captureId } = await paidOrder(shop, buyer, [await shop.product()])
    await shop.simulator.fault({ on: 'refund', fault: 'drop-before-work' })
    await refund(shop, admin, orderId)
    expect(await wentBack(shop, captureId)).toEqual([])
    await letTimePass(shop)
    await sweepRefunds(shop.payload)
    expect(await wentBack(shop, captureId)).toEqual(['49.00'])
  })

  it('does not ask again after 40 days, when PayPal may not know the key any more, and tells staff once', async () => {
    const { orderId, captureId } = await paidOrder(shop, await person(shop), [await shop.product()])
    await shop.simulator.fault({ on: 'refund', fault: 'drop-before-work' })
    await refund(shop, admin, orderId, {}, { 'Idempotency-Key': 'old' })
    await shop.database.query(
      `UPDATE refunds SET created_at = now() - interval '41 days' WHERE order_id = $1`,
      [orderId],
    )
    for (const _ of [1, 2]) {
      await letTimePass(shop)
      await sweepRefunds(shop.payload)
    }
    expect((await refund(shop, admin, orderId, {}, { 'Idempotency-Key': 'old' })).status).toBe(202)
    expect(await wentBack(shop, captureId)).toEqual([])
    expect(await refundsOf(shop, orderId)).toMatchObject([{ state: 'requested' }])
    const told = await shop.database.query(
      `SELECT 1 FROM activity_log WHERE order_id = $1 AND action = 'attention.needed'`,
      [orderId],
    )
    expect(told).toHaveLength(1)
  })
})

describe('Payments: refunds on their way', () => {
  const pendingRefund = async (buyer: Customer) => {
    const program = await shop.product()
    const paid = await paidOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'refund', fault: 'pending' })
    expect(await refund(shop, admin, paid.orderId)).toMatchObject({
      status: 202,
      body: { status: 'PENDING' },
    })
    const [row] = await shop.database.query<{ id: string }>(
      'SELECT provider_refund_id AS id FROM refunds WHERE order_id = $1',
      [paid.orderId],
    )
    return { ...paid, program, refundId: row?.id ?? '' }
  }

  it('ends access and tells the buyer when a pending refund arrives', async () => {
    const buyer = await person(shop)
    const { program, refundId, orderId } = await pendingRefund(buyer)
    await letTimePass(shop)
    await sweepRefunds(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await noticesTo(shop, buyer)).toEqual([])

    await shop.simulator.control('POST', `/refunds/${refundId}/complete`)
    await letTimePass(shop)
    await sweepRefunds(shop.payload)
    expect(await owned(shop, buyer)).toEqual([])
    expect(await orderState(shop, orderId)).toBe('refunded')
    expect(await noticesTo(shop, buyer)).toHaveLength(1)
  })

  it('leaves everything as it was when a pending refund fails', async () => {
    const buyer = await person(shop)
    const { program, refundId, orderId } = await pendingRefund(buyer)
    await shop.simulator.control('POST', `/refunds/${refundId}/fail`)
    await letTimePass(shop)
    await sweepRefunds(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await refundsOf(shop, orderId)).toMatchObject([{ state: 'failed' }])
    expect((await refund(shop, admin, orderId)).status).toBe(200)
  })
})
