import { describe, expect, it } from 'vitest'
import { lastReport } from '@/src/domain/statistics/report-schedule'

const at = (every: 'week' | 'month', moment: string) => lastReport(every, new Date(moment), 'America/Toronto')

describe('Reports of sales: Mondays and firsts at seven, by the business’s clock', () => {
  it('is about the whole week, or the whole month, before its day', () => {
    expect(at('week', '2026-11-23T12:00:00Z')).toEqual({
      day: '2026-11-23',
      period: { from: '2026-11-16', to: '2026-11-22' },
    })
    expect(at('month', '2026-11-24T15:00:00Z')).toEqual({
      day: '2026-11-01',
      period: { from: '2026-10-01', to: '2026-10-31' },
    })
    expect(at('month', '2026-01-01T12:00:00Z').period).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it.each([
    ['in winter', '2026-11-23T11:59:59Z', '2026-11-16', '2026-11-23T12:00:00Z', '2026-11-23'],
    ['in summer', '2026-07-06T10:59:59Z', '2026-06-29', '2026-07-06T11:00:00Z', '2026-07-06'],
    ['after clocks went on', '2026-03-09T10:59:59Z', '2026-03-02', '2026-03-09T11:00:00Z', '2026-03-09'],
    ['after clocks went back', '2026-11-02T11:59:59Z', '2026-10-26', '2026-11-02T12:00:00Z', '2026-11-02'],
  ])('waits for seven %s', (_, before, dayBefore, then, day) => {
    expect(at('week', before).day).toBe(dayBefore)
    expect(at('week', then).day).toBe(day)
  })

  it('is due at seven on the very day clocks change', () => {
    expect(at('month', '2026-11-01T11:59:59Z').day).toBe('2026-10-01')
    expect(at('month', '2026-11-01T12:00:00Z').day).toBe('2026-11-01')
  })
})
