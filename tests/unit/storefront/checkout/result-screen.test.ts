import { describe, expect, it } from 'vitest'
import { followReturn } from '@/src/client/checkout/follow-return'
import { handOff, readCompleted, readHandoff } from '@/src/client/checkout/payment-handoff'
import { atOnce, fakePayments, found, refusal } from '../support/fake-payments'
import { memoryStorage } from '../support/memory-storage'

const token = '5O190127TN364715T'
const settle = (payments: ReturnType<typeof fakePayments>, of: string | null = token) =>
  followReturn(payments, { screen: 'result', token: of, paymentComplete: null }, { wait: atOnce })
const result = async (answers: Parameters<typeof fakePayments>[0]) =>
  (await settle(fakePayments(answers))).kind

describe('the result of a payment', () => {
  it('is an error without a token, and with one that has a hyphen', async () => {
    expect(await settle(fakePayments({}), null)).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/^No payment information was found/),
    })
    expect(await settle(fakePayments({}), 'EC-123')).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/^Invalid payment token format/),
    })
  })

  it.each([
    'COMPLETED',
    'CAPTURED',
    'APPROVED',
    'SUCCESS',
    'APPROVED_FOR_ACCOUNT',
    'CREATED',
    'PAYER_ACTION_REQUIRED',
  ])('is a success for %s, without a capture', async (status) => {
    const payments = fakePayments({ details: [found({ status })] })
    expect((await settle(payments)).kind).toBe('paid')
    expect(payments.asked).toHaveLength(1)
  })

  it.each(['FAILED', 'DECLINED', 'VOIDED', 'CANCELLED', 'CANCELED', 'EXPIRED', 'DENIED', 'REJECTED'])(
    'is an error for %s',
    async (status) => {
      expect(await result({ details: [found({ status })] })).toBe('failed')
    },
  )

  it('is a success whenever there is the id of a paid order', async () => {
    expect(await result({ details: [found({ status: 'PENDING', order_id: 'o1' })] })).toBe('paid')
  })

  it('tries one capture when the status says neither yes nor no', async () => {
    const payments = fakePayments({
      details: [found({ status: 'PENDING' })],
      capture: { status: 200, body: { success: true } },
    })

    expect((await settle(payments)).kind).toBe('paid')
    expect(payments.asked.filter(([call]) => call === 'capture')).toHaveLength(1)
  })

  it.each([
    ['is not retriable', { success: false, nonRetriable: true, message: 'No.' }],
    ['mentions declined', { success: false, message: 'The card was declined' }],
    ['mentions failed', { success: false, message: 'Funding failed' }],
    ['mentions invalid', { success: false, message: 'An invalid account' }],
  ])('is an error when the capture %s', async (_title, body) => {
    expect(await result({ details: [found({})], capture: { status: 422, body } })).toBe('failed')
  })

  it.each([
    ['got no answer', { failure: 'network' } as const],
    ['ran into trouble', { status: 503, body: { message: 'Try later' } }],
    ['was refused for no reason we know', { status: 422, body: { message: 'Hm.' } }],
  ])('is unknown when the capture %s', async (_title, capture) => {
    expect(await result({ details: [found({})], capture })).toBe('unknown')
  })

  it('is being confirmed when the provider is still looking at it', async () => {
    const capture = { status: 202, body: { success: false, error: 'PAYMENT_PENDING' } }
    expect(await result({ details: [found({ status: 'PENDING' })], capture })).toBe('confirming')
  })

  it('asks to sign in first when the session is over', async () => {
    expect(await result({ details: [refusal({ status: 401 })] })).toBe('sign-in')
  })
})

describe('a payment that is being confirmed', () => {
  const answers = () => ({
    details: [found({ status: 'PENDING' }), refusal({ status: 503 }), found({ status: 'COMPLETED' })],
    capture: { status: 202, body: { success: false, error: 'PAYMENT_PENDING' } },
  })
  const visit = { screen: 'result', token, paymentComplete: null } as const

  it('is looked at again until it is paid, and captured once; the screen is told once that it waits', async () => {
    const payments = fakePayments(answers())
    let told = 0
    const end = await followReturn(payments, visit, { wait: atOnce, onConfirming: () => (told += 1) })
    expect(end).toEqual({ kind: 'paid', orderId: null })
    expect(payments.asked.map(([call]) => call)).toEqual([
      'fetchDetails',
      'capture',
      'fetchDetails',
      'fetchDetails',
    ])
    expect(told).toBe(1)
  })

  it('is left alone once nobody looks at the screen any more', async () => {
    const payments = fakePayments(answers())
    const end = await followReturn(payments, visit, { wait: atOnce, isOpen: () => false })
    expect(end).toEqual({ kind: 'confirming' })
    expect(payments.asked).toHaveLength(2)
  })
})

describe('what one payment screen tells the next', () => {
  it('is told once as news, and known afterwards', () => {
    const tab = memoryStorage()
    const news = { kind: 'paymentComplete', search: '?token=5O1', orderId: 'o1', fresh: true } as const
    handOff(tab, news)
    expect(readHandoff(tab)).toEqual(news)
  })

  it.each(['', '?token=', '?token=5O-1', '?token=ANOTHER1'])(
    'says nothing of a payment under another address, such as %j',
    (search) => {
      const tab = memoryStorage()
      handOff(tab, { kind: 'paymentComplete', search: '?token=5O1', orderId: null, fresh: false })
      expect(readCompleted(tab, '?token=5O1')).not.toBeNull()
      expect(readCompleted(tab, search)).toBeNull()
    },
  )

  it('is nothing when the storage holds anything else', () => {
    expect(readHandoff(memoryStorage({ paymentHandoff: '{"kind":"somethingElse"}' }))).toBeNull()
    expect(readHandoff(memoryStorage({ paymentHandoff: '{' }))).toBeNull()
  })
})
