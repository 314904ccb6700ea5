import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { callsTo, chargesOf, letTimePass } from '../../support/elapsed-time'
import { people, person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, order, owned } from '../../support/purchase'
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

describe('PayPal’s token', () => {
  it('is fetched once by 50 buyers who order at the same cold moment', async () => {
    const program = await shop.product()
    const buyers = await people(shop, 50)
    const answers = await Promise.all(buyers.map((buyer) => order(shop, buyer, [program])))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(await callsTo(shop, '/oauth2/token')).toHaveLength(1)
  })

  it('keeps nobody else waiting when the call for it hangs, and the order is placed all the same', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    await shop.simulator.control('POST', '/tokens/revoke')
    await shop.simulator.fault({ on: 'token', fault: 'slow', ms: 30_000 })
    const startedAt = performance.now()
    const ordering = order(shop, buyer, [program])
    expect((await shop.call('GET', `/products/id/${program.id}`)).status).toBe(200)
    expect((await shop.call('GET', '/users/profile', { as: buyer })).status).toBe(200)
    expect(performance.now() - startedAt, 'others did not wait').toBeLessThan(5_000)
    const { status } = await ordering
    expect([200, 503]).toContain(status)
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    expect((await order(shop, buyer, [program])).status).toBe(200)
  })

  it('may expire between ordering and paying', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    await shop.simulator.control('POST', '/tokens/lifetime', { seconds: 1 })
    await shop.simulator.control('POST', '/tokens/revoke')
    const before = (await callsTo(shop, '/oauth2/token')).length
    const { token } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.control('POST', '/clock', { advanceMs: 2_000 })
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect((await callsTo(shop, '/oauth2/token')).length - before).toBeLessThanOrEqual(2)
    await shop.simulator.control('POST', '/tokens/lifetime', { seconds: 32_400 })
    await shop.simulator.control('POST', '/tokens/revoke')
  })
})

describe('Specification 9, API timeout 15 s: a PayPal that takes calls and answers none', () => {
  it('is given up before the browser gives up on us, at an order and at a capture', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token } = await approvedOrder(shop, buyer, [program])
    const hanging = { fault: 'timeout-after-work', ms: 60_000, times: 2 }
    await shop.simulator.fault({ on: 'create', ...hanging })
    await shop.simulator.fault({ on: 'capture', ...hanging })
    await shop.simulator.fault({ on: 'get', ...hanging })
    const startedAt = performance.now()
    const [ordered, captured] = await Promise.all([
      order(shop, await person(shop), [await shop.product()]),
      capture(shop, buyer, token),
    ])
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    expect([ordered.status, captured.status]).toEqual([503, 202])
    await shop.simulator.control('DELETE', '/faults')
    expect((await capture(shop, buyer, token)).status).toBe(200)
    expect(await chargesOf(shop, token)).toBe(1)
  })
})

describe('the address where the buyer approves', () => {
  it.each(['credit', 'paypal'])(
    'is understood in the older shape of PayPal’s answer too (%s)',
    async (paymentMethod) => {
      const [buyer, program] = [await person(shop), await shop.product()]
      await shop.simulator.fault({ on: 'create', fault: 'approve-link' })
      const { status, body } = await order(shop, buyer, [program], { paymentMethod })
      expect(status).toBe(200)
      const address = new URL(body.approveUrl ?? '')
      expect(address.searchParams.getAll('token')).toEqual([body.paypalOrder?.id])
      expect(address.searchParams.getAll('fundingSource')).toEqual(paymentMethod === 'credit' ? ['card'] : [])
    },
  )
})

describe('answers of PayPal to a capture that would hurt', () => {
  it('takes no answer longer than our patience of seconds or a megabyte, and charges once', async () => {
    const [one, two] = [await person(shop), await person(shop)]
    const program = await shop.product()
    const dripping = await approvedOrder(shop, one, [program])
    const huge = await approvedOrder(shop, two, [program])
    await shop.simulator.fault({ on: 'get', fault: 'fail', status: 503, times: 4 })
    await shop.simulator.fault({ on: 'capture', fault: 'drip', ms: 60_000 })
    const startedAt = performance.now()
    const waiting = capture(shop, one, dripping.token)
    await expectArrived(`${dripping.token}/capture`)
    await shop.simulator.fault({ on: 'capture', fault: 'huge', bytes: 60 * 1024 * 1024 })
    const before = memory()
    const refused = await capture(shop, two, huge.token)
    expect(memory() - before, 'bytes kept of a 60 MB answer').toBeLessThan(40_000_000)
    expect(refused).toMatchObject({ status: 202, body: { error: 'PAYMENT_PENDING' } })
    expect(await waiting).toMatchObject({ status: 202, body: { error: 'PAYMENT_PENDING' } })
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    await shop.simulator.control('DELETE', '/faults')

    await letTimePass(shop)
    await sweepPayments(shop.payload)

    for (const [buyer, { token }] of [
      [one, dripping],
      [two, huge],
    ] as const) {
      expect(await owned(shop, buyer)).toEqual([program.id])
      expect(await chargesOf(shop, token)).toBe(1)
    }
  })

  it('follows no redirect, and shows its token to no other host', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token } = await approvedOrder(shop, buyer, [program])
    const arrived: string[] = []
    const elsewhere = createServer((request, response) => {
      arrived.push(request.headers.authorization ?? 'a call')
      response.end('{}')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/steal`
    await shop.simulator.fault({ on: 'capture', fault: 'redirect', location })
    expect([200, 202]).toContain((await capture(shop, buyer, token)).status)
    expect(arrived).toEqual([])
    elsewhere.close()
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
  })

  it.each([{ retryAfter: 30 }, {}])('makes no storm of "too many calls" (%o)', async (extra) => {
    const [buyer, program] = [await person(shop), await shop.product()]
    const { token } = await approvedOrder(shop, buyer, [program])
    await shop.simulator.fault({ on: 'all', fault: 'rate-limited', times: 0, ...extra })
    expect((await capture(shop, buyer, token)).status).toBe(202)
    await sweepPayments(shop.payload)
    expect((await capture(shop, buyer, token)).status).toBe(202)
    expect((await callsTo(shop, token)).length).toBeLessThanOrEqual(4)
    await shop.simulator.control('DELETE', '/faults')
    await letTimePass(shop)
    await sweepPayments(shop.payload)
    expect(await owned(shop, buyer)).toEqual([program.id])
    expect(await chargesOf(shop, token)).toBe(1)
  })
})

const memory = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function expectArrived(path: string): Promise<void> {
  await expect.poll(async () => (await callsTo(shop, path)).length).toBeGreaterThan(0)
}
