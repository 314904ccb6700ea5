import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { chargesOf, letTimePass } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { storePayPalMessage } from '../../support/paypal-message'
import { approvedPurchase, capture, details, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

type Declined = { buyer: Customer; program: { id: string }; token: string }

/** Somebody who was told "declined". */
async function declinedAndStanding(): Promise<Declined> {
  const { buyer, program, token } = await approvedPurchase(shop)
  await shop.simulator.fault({ on: 'capture', fault: 'instrument-declined' })
  await expectDeclined(buyer, token)
  return { buyer, program, token }
}

async function declinedAndWithdrawn(): Promise<Declined> {
  const [buyer, program] = [await person(shop), await shop.product()]
  const { body } = await order(shop, buyer, [program])
  const token = body.paypalOrder?.id ?? ''
  await shop.simulator.control('POST', `/orders/${token}/decline`)
  await expectDeclined(buyer, token)
  return { buyer, program, token }
}

/** PayPal could not even say whether the approval still stands. */
async function declinedAndUnseen(): Promise<Declined> {
  await shop.simulator.fault({ on: 'get', fault: 'fail', status: 503 })
  return declinedAndWithdrawn()
}

async function expectDeclined(buyer: Customer, token: string): Promise<void> {
  const answer = await capture(shop, buyer, token)
  expect(answer).toMatchObject({ status: 402, body: { error: 'PAYMENT_DECLINED', status: 'DECLINED' } })
  expect(answer.body.nonRetriable, 'the same order may be approved again').toBeUndefined()
}

/** With another card. PayPal tells times to the second, and people take longer than that. */
async function approveAnew({ token }: Pick<Declined, 'token'>): Promise<void> {
  await shop.simulator.control('POST', '/clock', { advanceMs: 2_000 })
  await shop.simulator.control('POST', `/orders/${token}/approve`)
}

const sweep = async () => {
  await letTimePass(shop)
  await sweepPayments(shop.payload)
}
const message = async ({ token }: Pick<Declined, 'token'>) => {
  const id = `WH-${token}-${Math.random()}`
  await storePayPalMessage(shop.payload, {
    id,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: token },
  })
  await processPaymentEvents(shop.payload)
  await sweep()
}

type Way = { way: string; look: (sale: Declined) => Promise<unknown> }
const WAYS: Way[] = [
  { way: 'the buyer’s return', look: ({ buyer, token }) => capture(shop, buyer, token) },
  { way: 'payment details', look: ({ buyer, token }) => details(shop, buyer, token) },
  { way: 'PayPal’s message', look: message },
  { way: 'the sweeper', look: sweep },
]

describe.each([
  { told: 'withdraws the approval it refused', decline: declinedAndWithdrawn },
  { told: 'leaves the approval it refused standing', decline: declinedAndStanding },
  { told: 'does not say what became of the approval it refused', decline: declinedAndUnseen },
])('a declined payment, when PayPal $told', ({ decline }) => {
  it.each(WAYS)('is never charged, and stays declined, whoever looks: $way', async ({ look }) => {
    const sale = await decline()
    for (let n = 0; n < 3; n++) await look(sale)
    expect((await details(shop, sale.buyer, sale.token)).body.status).toBe('DECLINED')
    expect((await capture(shop, sale.buyer, sale.token)).status).toBe(402)
    expect(await chargesOf(shop, sale.token)).toBe(0)
    expect(await owned(shop, sale.buyer)).toEqual([])
  })

  it.each(WAYS)('is taken at once when the buyer approved anew, by $way', async ({ look }) => {
    const sale = await decline()
    await details(shop, sale.buyer, sale.token)
    await approveAnew(sale)
    await look(sale)
    expect(await owned(shop, sale.buyer)).toEqual([sale.program.id])
    expect(await chargesOf(shop, sale.token)).toBe(1)
    const answers = [await capture(shop, sale.buyer, sale.token), await details(shop, sale.buyer, sale.token)]
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'COMPLETED'],
      [200, 'COMPLETED'],
    ])
  })

  it('is told the truth by the first answer after another card', async () => {
    const sale = await decline()
    await approveAnew(sale)
    expect(await capture(shop, sale.buyer, sale.token)).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED' },
    })
  })

  it('may be declined a second time, and then paid', async () => {
    const sale = await decline()
    await approveAnew(sale)
    await shop.simulator.fault({ on: 'capture', fault: 'instrument-declined' })
    expect((await capture(shop, sale.buyer, sale.token)).status).toBe(402)
    await sweep()
    expect((await details(shop, sale.buyer, sale.token)).body.status).toBe('DECLINED')
    await approveAnew(sale)
    expect((await capture(shop, sale.buyer, sale.token)).status).toBe(200)
    expect(await chargesOf(shop, sale.token)).toBe(1)
  })
})
