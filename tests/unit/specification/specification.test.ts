import { describe, expect, it } from 'vitest'
import { SPECIFICATION } from '../../specification'
import { findTest } from '../../specification/find-test'

describe('The specification, line by line', () => {
  it.each(['commerce', 'accounts', 'site'] as const)('has a test for every line about %s', (area) => {
    const lines = SPECIFICATION.filter((line) => line.area === area)
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(({ shownBy }) => shownBy.length === 0).map(({ promise }) => promise)).toEqual([])
  })

  it('names only tests that are there', () => {
    const named = SPECIFICATION.flatMap(({ shownBy }) => shownBy)
    expect(named.filter((test) => findTest(test) === null)).toEqual([])
  })

  it('notices a test that is not there', () => {
    expect(findTest('unit/domain/cart/cart › sells the cart')).toBeNull()
    expect(findTest('unit/domain/cart/tram › removes by id')).toBeNull()
  })
})
