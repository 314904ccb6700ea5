import { describe, expect, it } from 'vitest'
import { evaluateRefund } from '@/src/domain/refunds/evaluate-refund'

const expected = { amountCents: 4900, currency: 'CAD' }

describe('Payments: what a report about a refund means', () => {
  it.each(['completed', 'pending'] as const)('believes %s for our amount to the cent', (outcome) => {
    expect(evaluateRefund(expected, { outcome, amountCents: 4900, currency: 'CAD' })).toEqual({
      state: outcome,
    })
  })

  it.each([
    { amountCents: 4899, currency: 'CAD' },
    { amountCents: 4900, currency: 'USD' },
    { currency: 'CAD' },
    { amountCents: 4900 },
  ])('settles nothing for another amount: %o', (money) => {
    const { state, problem } = evaluateRefund(expected, { outcome: 'completed', ...money })
    expect(state).toBeNull()
    expect(problem).toContain('instead of')
  })

  it('takes a refusal as it is, and a lost answer as no news', () => {
    expect(evaluateRefund(expected, { outcome: 'failed', problem: 'why' })).toEqual({
      state: 'failed',
      problem: 'why',
    })
    expect(evaluateRefund(expected, { outcome: 'unknown', problem: 'why' })).toEqual({
      state: null,
      problem: 'why',
    })
  })
})
