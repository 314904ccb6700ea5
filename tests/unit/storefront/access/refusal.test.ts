import { describe, expect, it } from 'vitest'
import { keepRefusal, refusalOf, takeRefusal } from '@/src/storefront/access/refusal'

const program = {
  id: 'g1',
  productId: 'p1',
  slug: 'calm',
  title: 'Calm',
  endedAt: '2026-11-01T00:00:00.000Z',
  why: 'expired' as const,
  renewalPrice: 49,
  renewedUntil: null,
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('Specification 4, Course access check: the reason stands where somebody is sent', () => {
  it.each(['g1', 'p1', 'calm'])('names the program that ended, by %s', (name) => {
    expect(refusalOf([program], name)).toEqual({ program })
  })

  it('says of any other that it was never theirs', () => {
    expect(refusalOf([program], 'strong')).toEqual({ program: null })
  })

  it('is told once', () => {
    const storage = memory()
    keepRefusal({ program }, storage)
    expect(takeRefusal(storage)).toEqual({ program })
    expect(takeRefusal(storage)).toBeNull()
  })

  it.each([
    '',
    'null',
    '{}',
    '{"program":{"title":1}}',
    '{"program":{"title":"a","slug":"b","endedAt":"c","why":"x"}}',
  ])('is nothing when what was kept is %j', (text) => {
    const storage = memory()
    storage.setItem('accessRefusal', text)
    expect(takeRefusal(storage)).toBeNull()
  })
})
