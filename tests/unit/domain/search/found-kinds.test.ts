import { describe, expect, it } from 'vitest'
import { foldSearch } from '@/src/domain/search/found-kinds'

describe('Staff find anything', () => {
  it.each([
    ['  Zoé   ÉTÉ ', 'zoe ete'],
    ['Çà', 'ca'],
    ['100%_\\', '100%_\\'],
    ['\u0000\u0007a\tb', 'a b'],
    ['', ''],
  ])('compares small letters without accents: %j as %j', (typed, compared) => {
    expect(foldSearch(typed)).toBe(compared)
  })
})
