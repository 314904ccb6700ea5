import { describe, expect, it } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '@/src/domain/payments/payment-state'
import {
  isPendingSessionExpired,
  normalizeStatus,
  PENDING_SESSION_MS,
  publicStatus,
  resultFromStatus,
} from '@/src/domain/payments/payment-status'

describe('Specification 4, Payment status normalization (general)', () => {
  it.each(['COMPLETED', 'CAPTURED', 'APPROVED', 'SUCCESS', 'completed', ' Captured '])(
    'takes %o as completed',
    (status) => {
      expect(normalizeStatus(status, false)).toBe('COMPLETED')
    },
  )

  it.each(['PENDING', 'IN_PROGRESS', 'CREATED', 'pending'])('takes %o as pending', (status) => {
    expect(normalizeStatus(status, false)).toBe('PENDING')
  })

  it('shows any other status in upper case', () => {
    expect(normalizeStatus('Voided', false)).toBe('VOIDED')
    expect(normalizeStatus('something_new', false)).toBe('SOMETHING_NEW')
  })

  it('takes an order id in the details as completed', () => {
    expect(normalizeStatus('PENDING', true)).toBe('COMPLETED')
    expect(normalizeStatus(undefined, true)).toBe('COMPLETED')
  })

  it('says UNKNOWN where there is no status', () => {
    for (const status of [undefined, null, '', '  ', 7, {}])
      expect(normalizeStatus(status, false)).toBe('UNKNOWN')
  })
})

describe('Specification 4, Result screen: statuses', () => {
  const SUCCESS = [
    'COMPLETED',
    'CAPTURED',
    'APPROVED',
    'SUCCESS',
    'APPROVED_FOR_ACCOUNT',
    'CREATED',
    'PAYER_ACTION_REQUIRED',
  ]
  const FAILURE = ['FAILED', 'DECLINED', 'VOIDED', 'CANCELLED', 'CANCELED', 'EXPIRED', 'DENIED', 'REJECTED']

  it.each(SUCCESS)('thanks for %s', (status) => expect(resultFromStatus(status)).toBe('success'))

  it('reads a status in any case', () => {
    expect(resultFromStatus(' completed ')).toBe('success')
    expect(resultFromStatus('Declined')).toBe('error')
  })

  it.each(FAILURE)('reports %s as failed', (status) => expect(resultFromStatus(status)).toBe('error'))

  it.each(['PENDING', 'UNKNOWN', '', undefined, null, 'IN_PROGRESS'])(
    'makes one capture attempt for %o',
    (status) => {
      expect(resultFromStatus(status)).toBe('undecided')
    },
  )
})

describe('Specification 7, Payment details: the word a buyer gets', () => {
  const WORDS = {
    created: 'PENDING',
    'awaiting-approval': 'PENDING',
    capturing: 'PENDING',
    pending: 'PENDING',
    captured: 'COMPLETED',
    declined: 'DECLINED',
    failed: 'FAILED',
    cancelled: 'CANCELLED',
    expired: 'EXPIRED',
    'needs-attention': 'PENDING',
  } as const satisfies Record<PaymentState, string>

  it.each(Object.entries(WORDS))('says for %s: %s', (state, word) => {
    expect(publicStatus(state as PaymentState)).toBe(word)
  })

  it('calls a payment declined that is over because the provider declined it', () => {
    expect(publicStatus('failed', 'DECLINED')).toBe('DECLINED')
    expect(publicStatus('failed', 'VOIDED')).toBe('FAILED')
    expect(publicStatus('captured', 'DECLINED')).toBe('COMPLETED')
  })

  it('never thanks for money that has not moved', () => {
    const thanked = PAYMENT_STATES.filter((state) => resultFromStatus(publicStatus(state)) === 'success')
    expect(thanked).toEqual(['captured'])
  })
})

describe('Specification 9, A pending payment session', () => {
  const createdAt = new Date('2026-06-15T12:00:00Z')
  const later = (ms: number) => new Date(createdAt.getTime() + ms)

  it('lasts 30 minutes', () => {
    expect(PENDING_SESSION_MS).toBe(30 * 60 * 1000)
    expect(isPendingSessionExpired(createdAt, later(0))).toBe(false)
    expect(isPendingSessionExpired(createdAt, later(PENDING_SESSION_MS))).toBe(false)
    expect(isPendingSessionExpired(createdAt, later(PENDING_SESSION_MS + 1))).toBe(true)
  })

  it('understands every form in which the moment may lie in local storage', () => {
    const late = later(PENDING_SESSION_MS + 1)
    for (const form of [createdAt.getTime(), String(createdAt.getTime()), createdAt.toISOString()]) {
      expect(isPendingSessionExpired(form, later(1))).toBe(false)
      expect(isPendingSessionExpired(form, late)).toBe(true)
    }
  })

  it('is over when nobody can tell when it began', () => {
    expect(isPendingSessionExpired('', createdAt)).toBe(true)
    expect(isPendingSessionExpired('yesterday', createdAt)).toBe(true)
  })
})
