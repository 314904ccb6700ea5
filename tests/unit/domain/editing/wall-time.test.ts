import { describe, expect, it } from 'vitest'
import { monthBefore } from '@/src/domain/editing/month-before'
import { scheduleSchema } from '@/src/domain/editing/schedule-request'
import { instantOfWallTime } from '@/src/domain/editing/wall-time'

const instant = (text: string) => instantOfWallTime(text, 'America/Toronto')?.toISOString() ?? null

describe('Editing: the time on the business’s clocks', () => {
  it.each([
    ['2026-12-01T09:00', '2026-12-01T14:00:00.000Z'],
    ['2026-07-01T09:00:30', '2026-07-01T13:00:30.000Z'],
    // The night the clocks go forward, and the one they go back.
    ['2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(instant(text)).toBe(expected)
  })

  it('comes twice in the autumn hour, and means the first', () => {
    expect(instant('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
  })

  it.each(['2027-03-14T02:30', '2026-02-30T09:00', '2026-13-01T09:00', '2026-12-01T24:00', 'soon', ''])(
    'is none at %s',
    (text) => {
      expect(instant(text)).toBeNull()
      expect(scheduleSchema.safeParse({ type: 'publish', date: text }).success).toBe(false)
    },
  )

  it('is an instant where its zone is said', () => {
    const read = (date: string) => scheduleSchema.parse({ type: 'publish', date }).date.toISOString()
    expect(read('2027-03-14T02:30:00Z')).toBe('2027-03-14T02:30:00.000Z')
    expect(read('2026-12-01T09:00:00+01:00')).toBe('2026-12-01T08:00:00.000Z')
    expect(read('2026-12-01T09:00')).toBe('2026-12-01T14:00:00.000Z')
  })
})

describe('Last month', () => {
  it('is the whole month of the business’s calendar, through a change of the clocks and of the year', () => {
    expect(monthBefore(new Date('2026-12-01T04:59:00Z'))).toEqual({
      from: new Date('2026-10-01T04:00:00Z'),
      to: new Date('2026-11-01T04:00:00Z'),
    })
    expect(monthBefore(new Date('2026-12-01T05:00:00Z'))).toEqual({
      from: new Date('2026-11-01T04:00:00Z'),
      to: new Date('2026-12-01T05:00:00Z'),
    })
    expect(monthBefore(new Date('2027-01-15T12:00:00Z')).from).toEqual(new Date('2026-12-01T05:00:00Z'))
  })
})
