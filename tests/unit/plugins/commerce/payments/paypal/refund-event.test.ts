import { describe, expect, it } from 'vitest'
import {
  isRefundEvent,
  readRefundEvent,
} from '@/plugins/commerce/payments/providers/paypal/read-refund-event'

const resource = {
  id: '2LK12345AB678901C',
  amount: { currency_code: 'CAD', value: '49.00' },
  custom_id: 'attempt-1',
  links: [
    { rel: 'self', href: 'https://api-m.paypal.com/v2/payments/refunds/2LK12345AB678901C' },
    { rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/7AB12345CD678901E' },
  ],
}

describe('Payments: messages about money going back', () => {
  it('finds the refund, and the payment it was taken from in the link `up`', () => {
    expect(readRefundEvent('PAYMENT.CAPTURE.REFUNDED', { resource })).toEqual({
      isReversal: false,
      providerRefundId: '2LK12345AB678901C',
      captureId: '7AB12345CD678901E',
      customId: 'attempt-1',
      amountCents: 4900,
      currency: 'CAD',
    })
    expect(readRefundEvent('PAYMENT.CAPTURE.REVERSED', { resource }).isReversal).toBe(true)
  })

  it.each([
    null,
    'text',
    {},
    { resource: { id: '../orders', links: [{ rel: 'up', href: 'x/captures/..' }] } },
  ])('finds nothing in what is no refund: %o', (body) => {
    const { providerRefundId, captureId } = readRefundEvent('PAYMENT.CAPTURE.REFUNDED', body)
    expect([providerRefundId, captureId]).toEqual([null, null])
  })

  it('knows which messages are about money going back', () => {
    const types = ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED', 'PAYMENT.REFUND.FAILED']
    expect(types.filter(isRefundEvent)).toEqual(types)
    expect(isRefundEvent('PAYMENT.CAPTURE.COMPLETED')).toBe(false)
  })
})
