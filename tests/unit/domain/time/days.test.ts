import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayIn, daysFrom, lastOfMonth, startOfDay } from '@/src/domain/time/days'

const TORONTO = 'America/Toronto'
const hoursOf = (day: string, zone: string) =>
  (startOfDay(addDays(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000

describe('Days of the business’s calendar', () => {
  it('begin when its clock says midnight', () => {
    expect(startOfDay('2026-07-01', TORONTO).toISOString()).toBe('2026-07-01T04:00:00.000Z')
    expect(startOfDay('2026-12-01', TORONTO).toISOString()).toBe('2026-12-01T05:00:00.000Z')
    expect(startOfDay('2026-12-01', 'Asia/Kolkata').toISOString()).toBe('2026-11-30T18:30:00.000Z')
    expect(dayIn(TORONTO, new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30')
    expect(dayIn(TORONTO, new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
  })

  it.each([
    ['2026-03-07', 24],
    ['2026-03-08', 23],
    ['2026-03-09', 24],
    ['2026-11-01', 25],
    ['2026-11-02', 24],
  ])('%s has %i hours', (day, hours) => {
    expect(hoursOf(day, TORONTO)).toBe(hours)
  })

  it('are counted over months and years', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-15', -12)).toBe('2025-03-15')
    expect(lastOfMonth('2028-02-01')).toBe('2028-02-29')
    expect(daysFrom('2026-10-25', '2026-11-08')).toBe(15)
  })
})
