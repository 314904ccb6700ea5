import { describe, expect, it } from 'vitest'
import { movedTo, type Section, stepFrom } from '@/src/admin/programs/lesson-order/arrangement'

const section = (id: string, ...lessons: string[]): Section => ({
  id,
  title: id,
  lessons: lessons.map((each) => ({ id: each, title: each, isDraft: false })),
})
const said = (sections: Section[]) =>
  sections.map(({ lessons }) => lessons.map(({ id }) => id).join('')).join('|')
const ALL = [section('one', 'a', 'b', 'c'), section('two'), section('three', 'd')]

describe('Staff screens: lessons put in order', () => {
  it.each([
    ['a', 0, 2, 'bac||d'],
    ['a', 0, 3, 'bca||d'],
    ['c', 0, 0, 'cab||d'],
    ['b', 0, 1, 'abc||d'],
    ['b', 0, 2, 'abc||d'],
    ['b', 1, 0, 'ac|b|d'],
    ['d', 0, 1, 'adbc||'],
    ['a', 2, 1, 'bc||da'],
  ])('%s dropped in section %i before lesson %i gives %s', (id, to, index, expected) => {
    expect(said(movedTo(ALL, id, { section: to, index }))).toBe(expected)
  })

  it('keep all as they were where there is no such lesson or section', () => {
    expect(movedTo(ALL, 'x', { section: 0, index: 0 })).toEqual(ALL)
    expect(movedTo(ALL, 'a', { section: 9, index: 0 })).toEqual(ALL)
  })

  it('go one step at a time through every section, and stop at both ends', () => {
    const walked = (id: string, step: 'up' | 'down') => {
      const seen: string[] = []
      let now = ALL
      for (let to = stepFrom(now, id, step); to; to = stepFrom(now, id, step)) {
        now = movedTo(now, id, to)
        seen.push(said(now))
      }
      return seen
    }
    expect(walked('a', 'down')).toEqual(['bac||d', 'bca||d', 'bc|a|d', 'bc||ad', 'bc||da'])
    expect(walked('d', 'up')).toEqual(['abc|d|', 'abcd||', 'abdc||', 'adbc||', 'dabc||'])
  })
})
