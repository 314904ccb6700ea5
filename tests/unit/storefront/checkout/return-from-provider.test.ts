import { describe, expect, it } from 'vitest'
import { decideOpening } from '@/src/client/checkout/decide-opening'
import { followReturn } from '@/src/client/checkout/follow-return'
import { readPendingOrder, storePendingOrder } from '@/src/client/checkout/pending-order'
import { atOnce, fakePayments, found, refusal } from '../support/fake-payments'
import { memoryStorage } from '../support/memory-storage'

const noon = new Date('2026-03-01T12:00:00Z')
const noonAnd = (ms: number) => new Date(noon.getTime() + ms)
const back = { token: '5O190127TN364715T', payerId: 'PAYER1' }
const waiting = { state: 'waiting', orderId: 'o1' } as const
const returned = { ...back, orderId: 'o1' }
const visit = { screen: 'payment', ...returned } as const
const settle = (payments: ReturnType<typeof fakePayments>, token = back.token) =>
  followReturn(payments, { ...visit, token }, { wait: atOnce })

describe('a pending order', () => {
  it('waits for thirty minutes and is expired a moment later', () => {
    const storage = memoryStorage()
    storePendingOrder(storage, 'o1', noon)

    expect(readPendingOrder(storage, noonAnd(1_800_000))).toEqual(waiting)
    expect(readPendingOrder(storage, noonAnd(1_800_001))).toEqual({ state: 'expired', orderId: 'o1' })
  })

  it('is expired when nobody knows since when it waits', () => {
    expect(readPendingOrder(memoryStorage({ pendingOrderId: 'o1' }), noon).state).toBe('expired')
  })

  it('is none when there is none', () => {
    expect(readPendingOrder(memoryStorage(), noon)).toEqual({ state: 'none' })
  })
})

describe('opening the payment page', () => {
  const nowhere = { token: null, payerId: null }

  it('shows the form to whoever comes from the cart, an order of before or not', () => {
    expect(decideOpening(nowhere, { state: 'none' })).toEqual({ kind: 'form' })
    expect(decideOpening(nowhere, waiting)).toEqual({ kind: 'form' })
  })

  it('looks into the payment of whoever comes back from the provider', () => {
    expect(decideOpening(back, waiting)).toEqual({ kind: 'returned', visit })
  })

  it('drops an order that has waited too long, even when its buyer comes back from the provider', () => {
    expect(decideOpening(back, { state: 'expired', orderId: 'o1' })).toEqual({
      kind: 'expired',
      orderId: 'o1',
    })
  })

  it('lets the result page find out when this browser knows of no order', () => {
    expect(decideOpening(back, { state: 'none' })).toEqual({ kind: 'result-screen', token: back.token })
  })
})

describe('coming back from the provider', () => {
  it.each([
    ['the status is COMPLETED', { status: 'COMPLETED' }],
    ['there is a capture', { purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }] }],
    ['there is an order id', { status: 'PENDING', orderId: 'o1' }],
  ])('is paid without a capture when %s', async (_title, details) => {
    const payments = fakePayments({ details: [found(details)] })

    expect(await settle(payments)).toMatchObject({ kind: 'paid' })
    expect(payments.asked).toEqual([['fetchDetails', back.token]])
  })

  it('asks the server to capture otherwise, naming order and payer', async () => {
    const payments = fakePayments({
      details: [found({ status: 'PENDING' })],
      capture: { status: 200, body: { success: true } },
    })

    expect(await settle(payments)).toMatchObject({ kind: 'paid' })
    expect(payments.asked[1]).toEqual(['capture', returned])
  })

  it.each([
    ['a 409', { status: 409, body: {} }],
    [
      'an error saying so',
      { status: 422, body: { error: 'ORDER_ALREADY_CAPTURED', message: 'Order already captured' } },
    ],
  ])('is paid when the capture is answered "already captured" by %s', async (_title, capture) => {
    const payments = fakePayments({ details: [found({ status: 'PENDING' })], capture })

    expect(await settle(payments)).toMatchObject({ kind: 'paid' })
  })

  it('ends with the error when the capture is refused', async () => {
    const payments = fakePayments({
      details: [found({ status: 'PENDING' })],
      capture: { status: 402, body: { success: false, message: 'Your payment was declined.' } },
    })

    expect(await settle(payments)).toEqual({
      kind: 'failed',
      message: 'Your payment was declined.',
    })
  })

  it('says that nobody knows when the capture got no answer', async () => {
    const payments = fakePayments({
      details: [found({ status: 'PENDING' })],
      capture: { failure: 'timeout' },
    })

    expect(await settle(payments)).toMatchObject({
      kind: 'unknown',
      message: expect.stringMatching(/^Payment request timed out/),
    })
  })

  it('waits calmly for a payment that the provider is still confirming', async () => {
    const payments = fakePayments({
      details: [found({ status: 'PENDING' })],
      capture: { status: 202, body: { success: false, error: 'PAYMENT_PENDING' } },
    })

    expect(await settle(payments)).toEqual({ kind: 'confirming' })
  })

  it('asks again when the check got no answer or a 5xx, and captures when it never gets one', async () => {
    const payments = fakePayments({
      details: [
        refusal({ status: 503 }),
        refusal({ status: 0, code: 'TIMEOUT' }),
        found({ status: 'COMPLETED' }),
      ],
    })
    expect(await settle(payments)).toMatchObject({ kind: 'paid' })

    const silent = fakePayments({
      details: [refusal({ status: 503 })],
      capture: { status: 200, body: { success: true } },
    })
    expect(await settle(silent)).toMatchObject({ kind: 'paid' })
    expect(silent.asked.map(([call]) => call)).toEqual([
      'fetchDetails',
      'fetchDetails',
      'fetchDetails',
      'capture',
    ])
  })

  it('leads to the sign-in first when the session is over, at the check or at the capture', async () => {
    const atCheck = fakePayments({ details: [refusal({ status: 401, code: 'AUTH_REQUIRED' })] })
    const atCapture = fakePayments({ details: [found({ status: 'PENDING' })], capture: 'sign-in' })

    expect(await settle(atCheck)).toEqual({ kind: 'sign-in' })
    expect(await settle(atCapture)).toEqual({ kind: 'sign-in' })
  })

  it('asks nobody about a token that cannot be one, or captures a payment that is not there', async () => {
    const payments = fakePayments({ details: [refusal({ status: 404 })] })

    expect(await settle(payments, 'a-b')).toEqual({
      kind: 'failed',
      message: 'Invalid PayPal token format',
    })
    expect(payments.asked).toEqual([])
    expect(await settle(payments)).toEqual({
      kind: 'failed',
      message: 'Payment not found or not completed',
    })
  })
})
