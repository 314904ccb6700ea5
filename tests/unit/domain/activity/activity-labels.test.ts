import { describe, expect, it } from 'vitest'
import { ACTIVITY_LABELS, activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { PAYMENT_STATES } from '@/src/domain/payments/payment-state'
import { REFUND_STATES } from '@/src/domain/refunds/refund-state'
import { sourceFiles } from '../../../support/source-tree'

const code = sourceFiles().filter(({ path }) => /^(plugins|src|collections)\//.test(path))

/** Actions the code logs: the words after `action:`, and those that SQL writes. */
const logged = code.flatMap(({ text }) => [
  ...[...text.matchAll(/\baction: ([^\n]*)/g)].flatMap(([, rest = '']) =>
    [...(rest.split(/, (?=\w+:)/)[0] ?? '').matchAll(/'([^'$]+)'/g)].map(([, action = '']) => action),
  ),
  ...[...text.matchAll(/INTO activity_log[^)]*\)\s*(?:SELECT|VALUES \()\s*'([^']+)'/g)].map(
    ([, action = '']) => action,
  ),
])

describe('What the activity log says to staff', () => {
  it('has words for every action the code logs', () => {
    expect(logged).toContain('order.paid')
    expect(logged).toContain('access.incomplete')
    expect([...new Set(logged)].filter((action) => !Object.hasOwn(ACTIVITY_LABELS, action))).toEqual([])
  })

  it('has words for every state a payment or a refund may come into', () => {
    for (const state of PAYMENT_STATES) expect(ACTIVITY_LABELS).toHaveProperty([`payment.${state}`])
    for (const state of REFUND_STATES) expect(ACTIVITY_LABELS).toHaveProperty([`refund.${state}`])
  })

  it('reads an action it does not know as it is spelled', () => {
    expect(activityLabel('lesson-file moved')).toBe('Lesson file moved')
  })

  it('adds amounts in dollars and reasons', () => {
    expect(activityDetail({ refund: 'x', amountCents: 4905, reason: 'Asked for', problem: null })).toBe(
      '$49.05 · Asked for',
    )
    expect(activityDetail({})).toBeNull()
  })
})
