import { describe, expect, it } from 'vitest'
import { isCompletedDetails, statusOfDetails } from '@/src/domain/payments/payment-details'

const withCapture = (status?: string) => ({ purchase_units: [{ payments: { captures: [{ status }] } }] })

describe('Specification 4, Checkout: on return from the provider', () => {
  it.each([
    ['the status COMPLETED', { status: 'COMPLETED' }],
    ['the status in any case', { status: ' completed ' }],
    ['a capture', withCapture()],
    ['a completed capture', withCapture('COMPLETED')],
    ['orderId', { status: 'PENDING', orderId: 'o1' }],
    ['order_id', { order_id: 'o1' }],
    ['order.id', { order: { id: 'o1' } }],
  ])('takes %s as completed', (_name, details) => {
    expect(isCompletedDetails(details)).toBe(true)
  })

  it.each(['DECLINED', 'FAILED', 'PENDING', 'SOMETHING_NEW'])(
    'does not take a capture that is %s as completed',
    (status) => {
      expect(isCompletedDetails(withCapture(status))).toBe(false)
    },
  )

  it('does not take an approval as completed', () => {
    expect(isCompletedDetails({ status: 'APPROVED' })).toBe(false)
  })

  it.each([
    null,
    undefined,
    {},
    { orderId: '' },
    { purchase_units: [] },
    { purchase_units: [{}] },
    { purchase_units: [{ payments: null }] },
    { purchase_units: null },
    { result: null },
  ])('does not take %o as completed', (details) => {
    expect(isCompletedDetails(details)).toBe(false)
  })
})

describe('Specification 7, Payment details: the one word for them', () => {
  it.each([
    ['their status', { status: 'declined', state: 'approved' }, 'DECLINED'],
    ["a capture's status", { ...withCapture('PENDING'), state: 'approved' }, 'PENDING'],
    ["the result's status", { result: { status: 'voided' }, state: 'approved' }, 'VOIDED'],
    ['their state', { state: 'approved' }, 'COMPLETED'],
    ['nothing', {}, 'UNKNOWN'],
    ['an order id above all', { status: 'PENDING', orderId: 'o1' }, 'COMPLETED'],
  ])('is %s', (_name, details, word) => {
    expect(statusOfDetails(details)).toBe(word)
  })

  it('is UNKNOWN when there are none', () => {
    expect(statusOfDetails(null)).toBe('UNKNOWN')
  })
})
