import { describe, expect, it } from 'vitest'
import { DAY_MS, grantOf } from '@/src/domain/access/access-terms'
import { explainEnd } from '@/src/domain/access/explain-end'
import { endOfDay, extendAccessSchema, extendManySchema } from '@/src/domain/access/extend-request'
import { mayOpen } from '@/src/domain/access/may-open'
import { type HeldProgram, isOver, isOwnedAlready, type LineTerms } from '@/src/domain/access/owned-already'

const NOW = new Date('2026-11-22T12:00:00Z')
const daysOn = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

describe('Access windows: whether an entry opens its program', () => {
  const end = new Date('2027-03-14T07:00:00Z')
  it.each([
    ['a second before its end', 'active', end, -1_000, true],
    ['at the very moment of its end', 'active', end, 0, false],
    ['a second after it', 'active', end, 1_000, false],
    ['that has no end', 'active', null, 1e12, true],
    ['that was ended, before its end', 'ended', end, -1_000, false],
    ['that was ended and had none', 'ended', null, 0, false],
  ] as const)('%s', (_, state, accessEndsAt, ms, opens) => {
    expect(mayOpen({ state, accessEndsAt }, new Date(end.getTime() + ms))).toBe(opens)
  })
})

describe('Access windows: what a purchase gives', () => {
  it.each([
    ['for ever', { kind: 'forever' }, null, null, null],
    ['days from now, of 24 hours', { kind: 'days', days: 90 }, null, daysOn(90), null],
    ['days after what is left', { kind: 'days', days: 90 }, daysOn(10), daysOn(100), null],
    ['days from now when it is over', { kind: 'days', days: 90 }, daysOn(-10), daysOn(90), null],
    ['until a date', { kind: 'until', until: daysOn(5).toISOString() }, daysOn(10), daysOn(5), null],
    [
      'days that wait for the first opening',
      { kind: 'days', days: 90, from: 'first-opening' },
      null,
      null,
      90,
    ],
    [
      'days that wait, but for what is running',
      { kind: 'days', days: 90, from: 'first-opening' },
      daysOn(1),
      daysOn(91),
      null,
    ],
  ] as const)('%s', (_, terms, latestEnd, accessEndsAt, daysFromOpening) => {
    expect(grantOf(terms, { latestEnd }, NOW)).toEqual({ accessEndsAt, daysFromOpening })
  })
})

describe('ALREADY_OWNED: decided by what a line gives', () => {
  const forever: HeldProgram = { isForever: true, latestEnd: null }
  const until = (days: number): HeldProgram => ({ isForever: false, latestEnd: daysOn(days).toISOString() })
  const nothing: HeldProgram = { isForever: false, latestEnd: null }
  const opens = ['a']
  it.each<[string, LineTerms, HeldProgram[], boolean]>([
    ['for ever, not owned', { kind: 'forever', opens }, [nothing], false],
    ['for ever, owned for ever', { kind: 'forever', opens }, [forever], true],
    ['for ever, owned for a time', { kind: 'forever', opens }, [until(9)], false],
    ['days, owned for ever', { kind: 'days', days: 90, opens }, [forever], true],
    ['days, owned for a time: renewed', { kind: 'days', days: 90, opens }, [until(9)], false],
    [
      'until a day, owned until an earlier one',
      { kind: 'until', until: daysOn(9).toISOString(), opens },
      [until(8)],
      false,
    ],
    [
      'until a day, owned until the same',
      { kind: 'until', until: daysOn(9).toISOString(), opens },
      [until(9)],
      true,
    ],
    [
      'a gift, owned for ever',
      { kind: 'forever', opens, gift: { name: 'Ann', email: 'ann@example.com', day: null, message: null } },
      [forever],
      false,
    ],
    ['places, owned for ever', { kind: 'forever', opens, seats: 25 }, [forever], false],
    ['a bundle, all owned for ever', { kind: 'forever', opens: ['a', 'b'] }, [forever, forever], true],
    ['a bundle, one owned for ever', { kind: 'forever', opens: ['a', 'b'] }, [forever, nothing], false],
    [
      'a bundle of days, one owned for ever',
      { kind: 'days', days: 9, opens: ['a', 'b'] },
      [forever, until(9)],
      false,
    ],
  ])('%s', (_, terms, held, isRefused) => {
    expect(isOwnedAlready(terms, held)).toBe(isRefused)
  })

  it('sells nothing until a day that has passed', () => {
    expect(isOver({ kind: 'until', until: daysOn(-1).toISOString() }, NOW)).toBe(true)
    expect(isOver({ kind: 'until', until: daysOn(1).toISOString() }, NOW)).toBe(false)
    expect(isOver({ kind: 'days', days: 1 }, NOW)).toBe(false)
  })
})

describe('Access windows: why something is closed', () => {
  it.each([
    ['active', null, 'expired'],
    ['ended', 'refunded: asked for', 'refunded'],
    ['ended', 'reversed', 'refunded'],
    ['ended', 'invoice.cancelled', 'cancelled'],
    ['ended', 'seat.returned', 'returned'],
    ['ended', 'ended by staff: by mistake', 'ended'],
  ] as const)('%s %s', (state, endReason, why) => {
    expect(explainEnd({ state, endReason })).toBe(why)
  })
})

describe('Access windows: more time, as staff ask for it', () => {
  it('is days or a day, with a reason', () => {
    expect(extendAccessSchema.safeParse({ days: '30', reason: 'ill' }).success).toBe(true)
    expect(extendAccessSchema.safeParse({ until: '2027-03-31', reason: 'ill' }).success).toBe(true)
    for (const body of [
      { reason: 'x' },
      { days: 1 },
      { days: 1, until: '2027-03-31', reason: 'x' },
      { days: 0, reason: 'x' },
    ])
      expect(extendAccessSchema.safeParse(body).success).toBe(false)
  })

  it('is for named people or one program', () => {
    const most = { days: 1, reason: 'storm' }
    expect(extendManySchema.safeParse({ ...most, productId: 'p' }).success).toBe(false)
    const between = { endsFrom: '2027-03-01', endsTo: '2027-03-31' }
    expect(extendManySchema.safeParse({ ...most, productId: 'p', ...between }).success).toBe(true)
    expect(extendManySchema.safeParse(most).success).toBe(false)
  })

  it('lets a day end with it where the business is, also when its clock changes that night', () => {
    expect(endOfDay('2027-03-31')).toBe('2027-04-01T04:00:00.000Z')
    expect(endOfDay('2027-03-13')).toBe('2027-03-14T05:00:00.000Z')
    expect(endOfDay('2027-03-14')).toBe('2027-03-15T04:00:00.000Z')
    expect(endOfDay('2027-03-31T10:00:00Z')).toBe('2027-03-31T10:00:00Z')
  })
})
