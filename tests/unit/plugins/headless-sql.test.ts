import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../support/source-tree'

const NAMED = /\b(FROM|JOIN|UPDATE|INTO)\s+(users|media)\b/

describe('Architecture, Commerce: the shop names no table another site may call otherwise', () => {
  it.each([
    ['SELECT 1 FROM users u', true],
    ['JOIN media m ON', true],
    ['FROM user_products g', false],
    ['FROM the users of', false],
  ])('knows %s', (text, isNamed) => {
    expect(NAMED.test(text)).toBe(isNamed)
  })

  it('asks the site for the tables of people and pictures', () => {
    const naming = sourceFiles()
      .filter(({ path }) => /^plugins\/(commerce|mail)\//.test(path))
      .filter(({ text }) => NAMED.test(text))
      .map(({ path }) => path)
    expect(naming).toEqual([])
  })
})
