import { describe, expect, it } from 'vitest'
import { lastTwelveMonths, monthWithin, periodBefore } from '@/src/domain/statistics/period'
import { salesPeriod, salesRequestSchema } from '@/src/domain/statistics/sales-request'

const period = (from: string, to: string) => ({ from, to })

describe('The days sales are counted for', () => {
  it('are twelve months up to today, unless somebody says otherwise', () => {
    expect(lastTwelveMonths('2026-11-22')).toEqual(period('2025-12-01', '2026-11-22'))
    expect(salesPeriod({}, '2026-11-22')).toEqual(period('2025-12-01', '2026-11-22'))
    expect(salesPeriod({ from: '2026-11-01', to: '' }, '2026-11-22')).toEqual(
      period('2026-11-01', '2026-11-22'),
    )
    expect(salesPeriod({ from: '2027-01-05' }, '2026-11-22')).toEqual(period('2027-01-05', '2027-01-05'))
  })

  it.each([
    [
      'whole months with as many months',
      period('2026-03-01', '2026-04-30'),
      period('2026-01-01', '2026-02-28'),
    ],
    ['other days with as many days', period('2026-03-05', '2026-03-14'), period('2026-02-23', '2026-03-04')],
  ])('are compared, %s before', (_, asked, before) => {
    expect(periodBefore(asked, 'previous')).toEqual(before)
  })

  it.each([
    [period('2028-02-01', '2028-02-29'), period('2027-02-01', '2027-02-28')],
    [period('2027-02-01', '2027-02-28'), period('2026-02-01', '2026-02-28')],
    [period('2029-02-01', '2029-02-28'), period('2028-02-01', '2028-02-29')],
    [period('2026-03-05', '2026-03-14'), period('2025-03-05', '2025-03-14')],
  ])('are compared with the year before: %j', (asked, before) => {
    expect(periodBefore(asked, 'year')).toEqual(before)
  })

  it('are cut where a month begins before them or ends after them', () => {
    expect(monthWithin('2026-02', period('2026-02-10', '2026-03-01'))).toEqual(
      period('2026-02-10', '2026-02-28'),
    )
  })

  it.each([
    { from: '2026-02-02', to: '2026-02-01' },
    { from: '2020-01-01', to: '2026-02-01', by: 'day' },
    { from: '1900-01-01', to: '2026-02-01' },
    { from: '2026-02-30' },
    { by: 'hour' },
  ])('are refused where they make no sense: %j', (asked) => {
    expect(salesRequestSchema.safeParse(asked).success).toBe(false)
  })
})
