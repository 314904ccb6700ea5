import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '@/src/domain/roles/safe-redirect'

describe('Specification 5, Route guards: the redirect parameter', () => {
  it.each(['/payment', '/programs/pmfp', '/payment/success?token=5O1&PayerID=P', '/profile#top', '/'])(
    'leads to our own %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'payment',
    ' /payment',
    '',
    '/login',
    '/login?redirect=/login',
    '/signup/',
    '/api/users/logout',
    null,
    undefined,
  ])('refuses %o', (value) => {
    expect(safeRedirect(value)).toBeNull()
  })

  it('never leaves the house, whatever a browser makes of it', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      '%2f',
      '?',
      '#',
      'a',
    )
    const value = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(fc.oneof(value, fc.webUrl(), fc.string()), (text) => {
        const redirect = safeRedirect(text)
        if (redirect === null) return
        expect(new URL(redirect, 'https://shop.example/login').origin).toBe('https://shop.example')
      }),
      { numRuns: 2_000 },
    )
  })
})
