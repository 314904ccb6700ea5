import { expect, it } from 'vitest'
import { discountQuestion, readDiscountAnswer } from '@/src/client/checkout/discount-answer'
import { paymentsOf } from '@/src/client/checkout/payments-of'
import type { SessionEnd } from '@/src/client/http/create-api'
import { fakeServer, shopBase } from '../support/fake-server'
import { memoryStorage } from '../support/memory-storage'
import { siteShop } from '../support/site-api'

function callsOn(
  routes: Parameters<typeof fakeServer>[0],
  stored: Record<string, string> = { token: 'token-1' },
) {
  const server = fakeServer(routes)
  const storage = memoryStorage(stored)
  const ended: SessionEnd[] = []
  const endSession = (end: SessionEnd) => void ended.push(end)
  const shop = siteShop({ base: shopBase, fetch: server.fetch, storage, timeoutMs: 1000, endSession })
  return { calls: paymentsOf(shop), server, ended }
}

it('asks for a sign-in before it asks the server when there is no token', async () => {
  const { calls, server } = callsOn({}, {})
  expect(await calls.placeOrder({}, 'key')).toMatchObject({ failure: { code: 'AUTH_REQUIRED' } })
  expect(server.heard).toEqual([])
})

it('asks for a sign-in on a 401, and leaves it to checkout to lead there', async () => {
  const { calls, ended } = callsOn({ 'GET /payments/details/paypal/T1': () => ({ status: 401 }) })
  expect(await calls.fetchDetails('T1')).toMatchObject({ failure: { code: 'AUTH_REQUIRED' } })
  expect(ended.map(({ leadTo }) => leadTo)).toEqual(['caller'])
})

it('sends the key of the intent beside the order', async () => {
  const { calls, server } = callsOn({ 'POST /payments/orders': () => ({ body: { orderId: 'o1' } }) })
  await calls.placeOrder({ amount: 10 }, 'key-1')
  expect(server.heard[0]?.headers.get('Idempotency-Key')).toBe('key-1')
})

it('captures with the body the checkout screen is specified to send', async () => {
  const { calls, server } = callsOn({
    'POST /payments/capture/paypal/T1': () => ({ body: { success: true } }),
  })
  await calls.capture({ token: 'T1', orderId: 'o1', payerId: 'P1' })
  expect(server.heard[0]?.body).toEqual({
    paymentProvider: 'paypal',
    paymentId: 'T1',
    orderId: 'o1',
    payerId: 'P1',
  })
})

it('tells a capture that timed out from one that was refused', async () => {
  const slow = callsOn({ 'POST /payments/capture/paypal/T1': () => 'too slow' })
  expect(await slow.calls.capture({ token: 'T1' })).toEqual({ failure: 'timeout' })

  const body = { success: false, error: 'PAYMENT_DECLINED', message: 'Declined.' }
  const declined = callsOn({ 'POST /payments/capture/paypal/T1': () => ({ status: 402, body }) })
  expect(await declined.calls.capture({ token: 'T1' })).toEqual({ status: 402, body })
})

it('reads a refused discount code as an answer, with its sentence and its kind', async () => {
  const refused = (errorType: string) =>
    callsOn({
      'POST /payments/discount/validate': () => ({ body: { success: false, valid: false, errorType } }),
    }).calls.validateDiscount(discountQuestion('SAVE25', 5_000, ['p1']))

  expect(readDiscountAnswer('SAVE25', await refused('BELOW_MINIMUM'))).toEqual({
    kind: 'warning',
    message: 'Your order total is below the minimum required for this discount.',
  })
  expect(readDiscountAnswer('SAVE25', await refused('NEVER_HEARD_OF'))).toEqual({
    kind: 'error',
    message: 'Invalid or expired discount code',
  })
})

it('reads an applied code in cents, and a failed call as one', async () => {
  const answer = { success: true, valid: true, discountAmount: 25, discountType: 'fixed', discountValue: 25 }
  const { calls } = callsOn({ 'POST /payments/discount/validate': () => ({ body: answer }) })
  expect(readDiscountAnswer('SAVE25', await calls.validateDiscount({}))).toEqual({
    kind: 'applied',
    discount: { code: 'SAVE25', cents: 2_500, type: 'fixed', value: 25 },
  })

  const broken = callsOn({ 'POST /payments/discount/validate': () => ({ status: 500 }) })
  expect(readDiscountAnswer('SAVE25', await broken.calls.validateDiscount({}))).toEqual({
    kind: 'error',
    message: 'Failed to validate discount code.',
  })
})
