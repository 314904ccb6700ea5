import { describe, expect, it } from 'vitest'
import { canonicalEmail } from '@/src/domain/users/email'

describe('Specification 3, User: the email address', () => {
  it.each([
    ['customer@example.com', 'customer@example.com'],
    ['  Customer@Example.COM ', 'customer@example.com'],
    ['first.last+shop@mail.example.co.uk', 'first.last+shop@mail.example.co.uk'],
    ["o'neill@example.com", "o'neill@example.com"],
    ['ＡＢ@example.com', 'ab@example.com'],
  ])('keeps %o as %s', (typed, email) => {
    expect(canonicalEmail(typed)).toBe(email)
  })

  it('is spelled the same when it is spelled again', () => {
    const once = canonicalEmail(' Ä@Example.com ')
    expect(once).toBe('ä@example.com')
    expect(canonicalEmail(once ?? '')).toBe(once)
  })

  it.each([
    '',
    'nobody',
    '@example.com',
    'a@b',
    'a@b..com',
    'a b@example.com',
    'a@exa mple.com',
    'a@@example.com',
    'a@example.com,b@example.com',
    'a@example.com\nBcc: b@example.com',
    '<a@example.com>',
    '"a"@example.com',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(250)}.com`,
  ])('refuses %o', (typed) => {
    expect(canonicalEmail(typed)).toBeNull()
  })

  it('takes the longest address there can be', () => {
    const longest = `a@${'x'.repeat(248)}.com`
    expect(longest).toHaveLength(254)
    expect(canonicalEmail(longest)).toBe(longest)
    expect(canonicalEmail(`b${longest}`)).toBeNull()
  })

  it('decides at once about an address that is a novel', () => {
    expect(canonicalEmail(`a@${'a.'.repeat(50_000)}`)).toBeNull()
  })
})
