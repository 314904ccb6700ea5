import { describe, expect, it } from 'vitest'
import { isSlug, slugOf } from '@/src/domain/pages/slug'

describe('Pages: the last part of an address', () => {
  it.each(['pmfp', 'about-sleep', 'a1-2b-3'])('may be %s', (value) => {
    expect(isSlug(value)).toBe(true)
  })

  it.each([
    '',
    'About',
    'a--b',
    '-a',
    'a-',
    'a b',
    'a/b',
    'é',
    '%00',
    '\0',
    'a\n',
    5,
    null,
    undefined,
    ['a'],
  ])('may not be %j', (value) => {
    expect(isSlug(value)).toBe(false)
  })

  it.each([
    ['Mieux dormir, pas à pas!', 'mieux-dormir-pas-a-pas'],
    ['  -- Été 2027 --', 'ete-2027'],
    ['A very long name that goes on and on and on', 'a-very-long-name-that-goes-on-and-on-and'],
    ['¿?', ''],
  ])('is made of %j as %j', (words, slug) => {
    expect(slugOf(words)).toBe(slug)
    expect(slug === '' || isSlug(slug)).toBe(true)
  })
})
