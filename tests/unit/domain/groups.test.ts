import { describe, expect, it } from 'vitest'
import { type Participant, reportOf } from '@/src/domain/groups/group-report'
import { isAllowed, readAddresses } from '@/src/domain/groups/group-request'
import { type JoinStanding, joinStanding } from '@/src/domain/groups/join-standing'
import { mayReturn, RETURN_DAYS } from '@/src/domain/groups/seat-state'

const NOW = new Date('2026-11-22T12:00:00Z')

describe('Groups: what a leader reads', () => {
  const people = (count: number, agreeing: number): Participant[] =>
    Array.from({ length: count }, (_, nr) => ({
      seatId: `s${nr}`,
      email: `p${nr}@example.org`,
      joinedAt: '2026-11-01',
      agrees: nr < agreeing,
      opened: true,
      finished: nr === 0,
    }))
  it.each<[string, number, number, boolean, number | null, number]>([
    ['totals of five people who did not agree', 5, 0, true, 5, 0],
    ['no totals of four', 4, 0, true, null, 0],
    ['no totals that tell of the three who did not agree', 8, 5, true, null, 5],
    ['all, when all agreed', 2, 2, true, 2, 2],
    ['nobody by name where the product does not say so', 6, 6, false, 6, 0],
    ['nothing of nobody', 0, 0, true, null, 0],
  ])('is %s', (_, count, agreeing, shows, opened, named) => {
    const report = reportOf(people(count, agreeing), shows)
    expect(report).toMatchObject({ joined: count, opened })
    expect(report.people).toHaveLength(named)
  })
})

describe('Groups: the rule of taking a place back', () => {
  const joined = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000)
  it.each([
    ['invited', null, true],
    ['free', null, false],
    ['returned', null, false],
    ['active', joined(RETURN_DAYS - 0.01), true],
    ['active', joined(RETURN_DAYS), false],
  ] as const)('%s, joined %s: %s', (state, joinedAt, may) => {
    expect(mayReturn({ state, joinedAt }, NOW)).toBe(may)
  })
})

describe('Groups: what is told before signing up', () => {
  const code = {
    isOpen: true,
    isIn: false,
    owns: false,
    isInvited: false,
    seatState: null,
    isCodeOpen: true,
    hasFree: true,
  }
  it.each<[JoinStanding, string, Partial<Parameters<typeof joinStanding>[0]>]>([
    ['open', 'a code', {}],
    ['owned', 'a code of what one has for ever', { owns: true, hasFree: false }],
    ['owned', 'an invitation to what one has for ever', { owns: true, seatState: 'invited' }],
    ['closed', 'a code that is switched off', { isCodeOpen: false }],
    ['full', 'a code of a full group', { hasFree: false }],
    [
      'open',
      'a closed code of a full group, to whom it is promised',
      { isCodeOpen: false, hasFree: false, isInvited: true },
    ],
    [
      'open',
      'an invitation to a group with a closed code',
      { isCodeOpen: false, hasFree: false, seatState: 'invited' },
    ],
    ['used', 'an invitation that was used', { seatState: 'active' }],
    ['joined', 'one’s own invitation again', { seatState: 'active', isIn: true }],
    ['joined', 'a group that ended, to whoever is in it', { isOpen: false, isIn: true }],
    ['ended', 'a group that ended', { isOpen: false, seatState: 'invited' }],
  ])('is %s: %s', (standing, _, changes) => {
    expect(joinStanding({ ...code, ...changes })).toBe(standing)
  })
})

describe('Groups: a pasted list', () => {
  it('is one row for each address, however they are separated', () => {
    expect(readAddresses(['Ann Lee <Ann@Example.org>; b@example.org,\nno address', ''])).toEqual([
      { row: 'Ann Lee <Ann@Example.org>', email: 'ann@example.org' },
      { row: 'b@example.org', email: 'b@example.org' },
      { row: 'no address', email: null },
    ])
  })

  it.each([
    [[], true],
    [['example.org'], true],
    [['@example.org'], true],
    [['ann@example.org'], true],
    [['ample.org'], false],
    [['ben@example.org'], false],
  ])('is for %j', (allowed, is) => {
    expect(isAllowed(allowed, 'ann@example.org')).toBe(is)
  })
})
