import { describe, expect, it } from 'vitest'
import { evaluateReport, type ReportedPayment } from '@/src/domain/payments/evaluate-report'

const expected = { id: 'attempt-1', amountCents: 54_000, currency: 'CAD' }
const captured: ReportedPayment = {
  outcome: 'captured',
  amountCents: 54_000,
  currency: 'CAD',
  attemptId: 'attempt-1',
}

describe('Specification 4, Checkout: what a report of a payment means', () => {
  it('is money only when amount, currency and our own mark agree', () => {
    expect(evaluateReport(expected, captured)).toEqual({ state: 'captured' })
  })

  it.each([
    ['a cent too little', { amountCents: 53_999 }, '53999 cents instead of 54000'],
    ['a cent too much', { amountCents: 54_001 }, '54001 cents instead of 54000'],
    ['no amount', { amountCents: undefined }, 'no cents instead of 54000'],
    ['another currency', { currency: 'USD' }, 'currency USD instead of CAD'],
    ['no currency', { currency: undefined }, 'currency missing instead of CAD'],
    ["somebody else's mark", { attemptId: 'attempt-2' }, 'marked as attempt-2 instead of attempt-1'],
    ['no mark', { attemptId: undefined }, 'marked as nobody’s instead of attempt-1'],
  ])('is looked at by a person with %s', (_name, changes, problem) => {
    expect(evaluateReport(expected, { ...captured, ...changes })).toEqual({
      state: 'needs-attention',
      problem,
    })
  })

  it('is looked at by a person when somebody else got it, by account number or else by address', () => {
    const us = { merchantId: 'OURMERCHANT01', email: 'Shop@example.com' }
    const judge = (payee: ReportedPayment['payee'], known: typeof us | null = us) =>
      evaluateReport({ ...expected, payee: known }, { ...captured, payee })
    expect(judge({ merchantId: 'STRANGERMERCH' })).toEqual({
      state: 'needs-attention',
      problem: 'paid to STRANGERMERCH instead of us',
    })
    expect(judge({ email: 'stranger@example.com' }).state).toBe('needs-attention')
    expect(judge({ merchantId: 'OURMERCHANT01', email: 'renamed@example.com' }).state).toBe('captured')
    expect(judge({ email: 'shop@EXAMPLE.com' }).state).toBe('captured')
    for (const silent of [undefined, {}]) expect(judge(silent).state, 'nothing is said').toBe('captured')
    expect(judge({ merchantId: 'STRANGERMERCH' }, null).state, 'nothing is known').toBe('captured')
  })

  it('stays declined after a refused capture, until the buyer approved anew', () => {
    const declined = { ...expected, wasDeclined: true }
    expect(evaluateReport(declined, { outcome: 'not-approved' }).state).toBe('declined')
    expect(evaluateReport(declined, captured).state).toBe('captured')
  })

  it('is looked at by a person when the provider was paid under our reference before, and not by this payment', () => {
    expect(evaluateReport(expected, { outcome: 'conflict', problem: 'HTTP 422' })).toEqual({
      state: 'needs-attention',
      problem: 'the provider was paid under this order’s reference before (HTTP 422)',
    })
  })

  it.each([
    ['pending', 'pending'],
    ['declined', 'declined'],
    ['approved', 'awaiting-approval'],
    ['not-approved', 'awaiting-approval'],
    ['failed', 'failed'],
    ['gone', 'expired'],
    ['unknown', null],
  ] as const)('reads %s as %s, and keeps the reason', (outcome, state) => {
    expect(evaluateReport(expected, { outcome, problem: 'because' })).toEqual({ state, problem: 'because' })
  })
})
