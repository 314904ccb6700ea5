import type { Order } from '@paypal/paypal-server-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOrder } from '@/plugins/commerce/payments/providers/paypal/read-order'
import { readRefund } from '@/plugins/commerce/payments/providers/paypal/read-refund'
import { evaluateReport } from '@/src/domain/payments/evaluate-report'
import { evaluateRefund } from '@/src/domain/refunds/evaluate-refund'

const RUNS = process.env.TEST_DEPTH === 'deep' ? 50_000 : 3_000

const ours = { id: '7b0e8c1e-0000-4000-8000-000000000001', amountCents: 4_900, currency: 'CAD' }

const anything = fc.anything({ maxDepth: 2 })
const word = fc.constantFrom(
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'FAILED',
  'APPROVED',
  'CREATED',
  'VOIDED',
  'completed',
  'SOMETHING_NEW',
  '',
)
const value = fc.constantFrom(
  '49.00',
  '49',
  '49.0',
  '0.01',
  '4900',
  '48.99',
  '49.001',
  '-49.00',
  '4.9e1',
  ' 49.00',
  '49,00',
  'NaN',
  '',
)
const money = fc.record(
  {
    value: fc.oneof(fc.constant('49.00'), value, anything),
    currencyCode: fc.oneof(fc.constant('CAD'), fc.constantFrom('CAD', 'USD', 'cad', ''), anything),
  },
  { requiredKeys: ['value', 'currencyCode'] },
)
const mark = fc.oneof(fc.constant(ours.id), fc.constantFrom(ours.id, 'somebody-elses', ''), anything)
const capture = fc.record(
  {
    id: fc.oneof(fc.constant('CAPTURE00001'), anything),
    status: fc.oneof(fc.constant('COMPLETED'), word, anything),
    amount: fc.option(money, { nil: undefined }),
    customId: mark,
    statusDetails: anything,
  },
  { requiredKeys: ['status', 'amount', 'customId'] },
)
const unit = fc.record(
  {
    customId: mark,
    payments: fc.option(
      fc.record({
        captures: fc.oneof(fc.array(capture, { minLength: 0, maxLength: 2 }), fc.constant(undefined)),
      }),
      { nil: undefined },
    ),
  },
  { requiredKeys: ['payments'] },
)
const order = fc.record(
  {
    id: anything,
    status: fc.oneof(word, anything),
    purchaseUnits: fc.option(fc.array(unit, { maxLength: 2 }), { nil: undefined }),
  },
  { requiredKeys: ['purchaseUnits'] },
)

describe('Payments: whatever PayPal answers', () => {
  it('is money only when capture, amount, currency and our own mark all agree, and never an accident', () => {
    let paid = 0
    fc.assert(
      fc.property(order, (answer) => {
        const report = readOrder(answer as unknown as Order)
        if (evaluateReport(ours, report).state !== 'captured') return
        paid += 1
        const [first] = answer.purchaseUnits ?? []
        const [taken] = first?.payments?.captures ?? []
        expect(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED']).toContain(taken?.status)
        expect(taken?.amount?.currencyCode ?? 'CAD').toBe('CAD')
        expect(String(taken?.amount?.value).trim()).toMatch(/^49(\.00?)?$/)
        expect(taken?.customId ?? first?.customId).toBe(ours.id)
      }),
      { numRuns: RUNS },
    )
    expect(paid, 'some of them were right').toBeGreaterThan(0)
  }, 120_000)

  it('is a refund only of our amount in our currency', () => {
    const refund = fc.record(
      {
        id: anything,
        status: fc.oneof(word, anything),
        amount: fc.option(money, { nil: undefined }),
        statusDetails: anything,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(refund, (answer) => {
        const report = readRefund(answer as never)
        if (evaluateRefund(ours, report).state !== 'completed') return
        expect(answer.status).toBe('COMPLETED')
        expect(answer.amount?.currencyCode).toBe('CAD')
        expect(String(answer.amount?.value).trim()).toMatch(/^49(\.00?)?$/)
      }),
      { numRuns: RUNS },
    )
  })

  it.each([
    ['cannot be written', { toString: 0 }],
    ['is a number', 124],
    ['is a list', ['CAD']],
    ['is empty', ''],
  ])('is looked at by a person when the currency %s, a payment like a refund', (_, currencyCode) => {
    const amount = { value: '49.00', currencyCode }
    const refund = evaluateRefund(ours, readRefund({ status: 'COMPLETED', amount } as never))
    expect(refund).toEqual({ state: null, problem: 'currency unreadable instead of CAD' })
    const captures = [{ id: 'CAPTURE00001', status: 'COMPLETED', amount, customId: ours.id }]
    const payment = readOrder({ purchaseUnits: [{ payments: { captures } }] } as never)
    expect(evaluateReport(ours, payment)).toEqual({
      state: 'needs-attention',
      problem: 'currency unreadable instead of CAD',
    })
  })
})
