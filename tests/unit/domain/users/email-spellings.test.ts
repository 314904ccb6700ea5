import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalEmail } from '@/src/domain/users/email'

const RUNS = process.env.TEST_DEPTH === 'deep' ? 100_000 : 2_000

describe('Reliability: one spelling per address', () => {
  it('is the same again for whatever is an address at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc
            .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.domain())
            .map(([name, domain]) => `${name}@${domain}`),
          fc.emailAddress(),
        ),
        (typed) => {
          const email = canonicalEmail(typed)
          if (email === null) return
          expect(canonicalEmail(email)).toBe(email)
          expect(email).not.toMatch(/[\s\p{C}<>(),;:"\\[\]]/u)
          expect(email.split('@')).toHaveLength(2)
          expect(email.length).toBeLessThanOrEqual(254)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it.each([
    ['case', 'ada@example.com', 'ADA@EXAMPLE.COM'],
    ['full-width letters', 'ada@example.com', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['a ligature', 'office@example.com', 'oﬃce@example.com'],
    ['composed and decomposed accents', 'zoé@example.com', 'zoe\u0301@example.com'],
    ['an international domain', 'ada@xn--mnchen-3ya.example', 'ada@MÜNCHEN.example'],
  ])('%s make no second account', (_, stored, typed) => {
    expect(canonicalEmail(typed)).toBe(canonicalEmail(stored))
    expect(canonicalEmail(stored)).not.toBeNull()
  })

  it.each([
    ['a zero-width space', 'ad\u200Ba@example.com'],
    ['a soft hyphen', 'ad\u00ADa@example.com'],
    ['a change of direction', '\u202Eada@example.com'],
    ['a NUL', 'ada\0@example.com'],
    ['a line end and a header', 'ada@example.com\r\nBcc: eve@example.com'],
    ['a line end in the name', 'ada\r\n@example.com'],
    ['a comment', 'ada(comment)@example.com'],
    ['a display name', 'Ada <ada@example.com>'],
    ['a quoted name', '"ada"@example.com'],
    ['two addresses', 'ada@example.com,eve@example.com'],
    ['a route', '@relay.example:ada@example.com'],
    ['a literal', 'ada@[127.0.0.1]'],
    ['a novel', `ada@${'x'.repeat(1_000_000)}.com`],
  ])('%s is refused', (_, typed) => {
    expect(canonicalEmail(typed)).toBeNull()
  })
})
