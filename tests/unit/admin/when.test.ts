import { describe, expect, it } from 'vitest'
import { calendarDay, onDay, when } from '@/src/admin/ui/when'

describe('Staff screens: moments', () => {
  it('are told in the shop’s own time, and end without a full stop', () => {
    expect(when('2026-12-05T18:10:00Z')).toMatch(/^Dec\.? 5, 2026, 1:10\u00a0PM$/)
    expect(when('2026-12-05T06:10:00Z')).toMatch(/^Dec\.? 5, 2026, 1:10\u00a0AM$/)
    expect(onDay('2026-12-05T03:00:00Z')).toMatch(/^Dec\.? 4, 2026$/)
  })

  it('name a day of the calendar in words', () => {
    expect(calendarDay('2026-12-05')).toMatch(/^Dec\.? 5, 2026$/)
    expect(calendarDay('2026-12-05', 'fr')).toBe('5 déc. 2026')
  })

  it('say when there is none', () => {
    expect([when(null), onDay(undefined)]).toEqual(['–', '–'])
  })
})
