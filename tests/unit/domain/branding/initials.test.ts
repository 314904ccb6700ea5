import { describe, expect, it } from 'vitest'
import { initialsOf } from '@/src/domain/branding/initials'

describe('Branding: a name in short', () => {
  it.each([
    ['Lanternway Learning', 'LL'],
    ['  école  à la maison ', 'ÉÀ'],
    ['One', 'O'],
    ['3 Steps, Inc.', '3S'],
    ['—', ''],
  ])('is the first letters of its first two words: %j is %j', (name, short) => {
    expect(initialsOf(name)).toBe(short)
  })
})
