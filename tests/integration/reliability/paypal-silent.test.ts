import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { callsTo, chargesOf, letTimePass } from '../../support/elapsed-time'
import { people, person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { invoiceOrder, offerInvoices } from '../../support/invoice'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
import { orderState, paidOrder, refund, refundsOf } from '../../support/refund'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  vi.useRealTimers()
  await shop.simulator.control('DELETE', '/faults')
  await letTimePass(shop)
  await assertInvariants(shop)
})

/** Only the clock of this process: timers and the database go on as ever. */
const secondsLater = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })

async function timed<T>(call: Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now()
  return { answer: await call, ms: performance.now() - startedAt }
}

const offered = async () =>
  (await shop.call<{ data: Record<string, boolean> }>('GET', '/payments/methods')).body.data

describe('Payments: PayPal takes calls and answers none', () => {
  it('costs the first buyers their patience and nobody after them, and is noticed when it is over', async () => {
    const [program, early, late] = [await shop.product(), await person(shop), await person(shop)]
    const paid = await paidOrder(shop, await person(shop), [program])
    const { token, orderId } = await approvedOrder(shop, early, [program])
    await shop.simulator.fault({ on: 'all', fault: 'drop-before-work', times: 4 })
    await shop.simulator.fault({ on: 'all', fault: 'timeout-after-work', ms: 60_000, times: 0 })
    for (const buyer of await people(shop, 3)) expect((await order(shop, buyer, [program])).status).toBe(503)

    const fast = await timed(order(shop, late, [program], { headers: { 'Idempotency-Key': 'again' } }))
    expect(fast.answer).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } })
    expect(fast.ms, 'a call that is made waits nine seconds').toBeLessThan(4_000)
    const asked = await timed(capture(shop, early, token))
    expect(asked.answer, 'nobody knows, so nothing failed').toMatchObject({ status: 202 })
    expect(asked.ms).toBeLessThan(4_000)
    expect(await orderState(shop, orderId)).toBe('pending')
    const staff = await person(shop, 'admin')
    expect((await refund(shop, staff, paid.orderId)).status).toBe(202)
    expect(await refundsOf(shop, paid.orderId)).toMatchObject([{ state: 'requested' }])
    expect(await callsTo(shop, token), 'PayPal itself was not asked').toEqual([])

    expect(await offered()).toMatchObject({ credit: true, paypal: true, invoice: false })
    await offerInvoices(shop)
    expect(await offered()).toEqual({ credit: false, paypal: false, invoice: true })
    expect((await shop.call('GET', `/products/id/${program.id}`)).status).toBe(200)
    expect((await invoiceOrder(shop, await person(shop), [program])).status).toBe(200)

    await shop.simulator.control('DELETE', '/faults')
    secondsLater(15)
    expect(await offered()).toEqual({ credit: true, paypal: true, invoice: true })
    const retried = await order(shop, late, [program], { headers: { 'Idempotency-Key': 'again' } })
    expect(retried.status, 'the same order, begun at last').toBe(200)
    vi.useRealTimers()
    expect((await capture(shop, early, token)).status).toBe(200)
    expect(await owned(shop, early)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
    await shop.database.query(
      `UPDATE refunds SET lease_until = NULL, next_check_at = now() - make_interval(secs => 1)`,
    )
    await sweepRefunds(shop.payload)
    expect(await refundsOf(shop, paid.orderId)).toMatchObject([{ state: 'completed' }])
  }, 60_000)

  it('is tried by one call at a time, and takes up again what everybody wanted meanwhile', async () => {
    const [program, buyers] = [await shop.product(), await people(shop, 8)]
    const orders = await Promise.all(buyers.map((buyer) => approvedOrder(shop, buyer, [program])))
    await shop.simulator.fault({ on: 'all', fault: 'drop-before-work', times: 0 })
    const all = () =>
      Promise.all(buyers.map((buyer, index) => capture(shop, buyer, orders[index]?.token ?? '')))
    expect((await all()).map(({ status }) => status)).toEqual(Array(8).fill(202))
    const before = (await callsTo(shop, '/v2/')).length
    secondsLater(15)
    expect((await all()).map(({ status }) => status)).toEqual(Array(8).fill(202))
    expect((await callsTo(shop, '/v2/')).length - before, 'eight wanted to, one tried').toBe(1)

    await shop.simulator.control('DELETE', '/faults')
    await shop.database.query(
      `UPDATE payment_attempts SET next_check_at = now() - make_interval(secs => 1) WHERE next_check_at IS NOT NULL`,
    )
    secondsLater(15)
    await sweepPayments(shop.payload)
    for (const [index, buyer] of buyers.entries()) {
      expect(await owned(shop, buyer)).toEqual([program.id])
      expect(await chargesOf(shop, orders[index]?.token ?? '')).toBe(1)
    }
  })
})
