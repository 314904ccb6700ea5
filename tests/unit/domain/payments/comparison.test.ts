import { describe, expect, it } from 'vitest'
import { comparisonDay, countFindings } from '@/src/domain/payments/comparison'

describe('Payments: the day of the nightly comparison', () => {
  it.each([
    ['2026-06-15T06:59:59Z', null],
    ['2026-06-15T07:00:00Z', '2026-06-15'],
    ['2026-06-16T03:59:59Z', '2026-06-15'],
    ['2026-06-16T04:00:00Z', null],
    ['2026-01-15T07:59:59Z', null],
    ['2026-01-15T08:00:00Z', '2026-01-15'],
    // The night the clock skips from two to three, and the night it counts one o'clock twice.
    ['2026-03-08T06:59:59Z', null],
    ['2026-03-08T07:00:00Z', '2026-03-08'],
    ['2026-11-01T07:59:59Z', null],
    ['2026-11-01T08:00:00Z', '2026-11-01'],
  ])('at %s is %s', (moment, day) => {
    expect(comparisonDay(new Date(moment))).toBe(day)
  })

  it('comes once on every day of the year, in every year, whatever the clock does', () => {
    const days = new Set<string>()
    for (let hour = 0; hour < 366 * 24; hour++) {
      const day = comparisonDay(new Date(Date.UTC(2026, 0, 1, 5) + hour * 3_600_000))
      if (day) days.add(day)
    }
    expect(days.size).toBe(366)
  })
})

describe('Payments: how findings are counted', () => {
  it('counts each kind where it belongs', () => {
    const finding = { orderId: '1', orderNumber: '1', detail: '', isRepaired: true }
    expect(
      countFindings([
        { ...finding, kind: 'paid but not granted' },
        { ...finding, kind: 'granted but not paid' },
        { ...finding, kind: 'given back at the provider' },
        { ...finding, kind: 'paid after it was given up' },
        { ...finding, kind: 'does not agree with the provider' },
      ]),
    ).toEqual({ paidNotGranted: 1, grantedNotPaid: 1, differences: 3 })
  })
})
