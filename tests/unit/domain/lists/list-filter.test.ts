import { describe, expect, it } from 'vitest'
import { readListFilter } from '@/src/domain/lists/list-filter'

const ALLOWED = ['email', 'lines.title']

describe('The filter of a list that is downloaded', () => {
  it.each([
    [undefined, {}],
    [{ email: { contains: 'a' } }, { email: { contains: 'a' } }],
    [
      { or: [{ and: [{ 'lines.title': { in: ['x', 'y'] } }] }] },
      { or: [{ and: [{ 'lines.title': { in: ['x', 'y'] } }] }] },
    ],
    // What a long list in an address is read as.
    [{ or: { 0: { email: { exists: 'true' } } } }, { or: [{ email: { exists: 'true' } }] }],
  ])('is taken as the list on the screen asks it: %j', (asked, filter) => {
    expect(readListFilter(asked, ALLOWED)).toEqual({ filter })
  })

  it.each([
    [{ hash: { exists: 'true' } }, 'where.hash'],
    [{ or: [{ email: { equals: 'a' } }, { 'email.hash': { like: '1' } }] }, 'where.or.1.email.hash'],
    [{ email: { near: '1' } }, 'where.email'],
    [{ email: { equals: { $ne: 1 } } }, 'where.email'],
    [{ email: 'a' }, 'where.email'],
    ['email', 'where'],
    [{ and: 'email' }, 'where.and'],
    [nested(9), undefined],
    [{ or: Array.from({ length: 51 }, () => ({ email: { equals: 'a' } })) }, 'where.or.50.email'],
  ])('names nothing else, and says where it does: %j', (asked, wrong) => {
    const read = readListFilter(asked, ALLOWED)
    expect(read).toEqual({ wrong: wrong ?? expect.stringMatching(/^where(\.and\.0)+$/) })
  })
})

function nested(depth: number): object {
  return depth === 0 ? { email: { equals: 'a' } } : { and: [nested(depth - 1)] }
}
