import { describe, expect, it } from 'vitest'
import { localeOfPath, localPath, pathIn, plainPath } from '@/src/domain/languages/paths'
import { REDIRECTS } from '@/src/domain/roles/redirects'
import { ROUTE_TABLE } from '@/src/domain/roles/route-table'
import { accessOf, guard, isPublicPath, ROUTES } from '@/src/domain/roles/routes'
import { safeRedirect } from '@/src/domain/roles/safe-redirect'

describe('Languages: one route table for both', () => {
  it.each([
    ['/', '/fr'],
    ['/cart', '/fr/cart'],
    ['/programs/pmfp/lessons/one?from=mail#top', '/fr/programs/pmfp/lessons/one?from=mail#top'],
    ['/?a=1', '/fr?a=1'],
    ['/fruit', '/fr/fruit'],
    ['/fr/cart', '/fr/cart'],
    ['#questions', '#questions'],
    ['https://example.com/cart', 'https://example.com/cart'],
    ['//example.com', '//example.com'],
    ['/api/media/file/x.png', '/api/media/file/x.png'],
    ['/favicon.svg', '/favicon.svg'],
    ['/manage-website/collections/users', '/manage-website/collections/users'],
    ['/system-settings', '/system-settings'],
  ])('%s is %s in French', (address, french) => {
    expect(localPath(address, 'fr')).toBe(french)
    expect(localPath(address, 'en')).toBe(address)
  })

  it('knows a path in either language, and leads to the same page in the other', () => {
    expect(['/fr', '/fr/cart', '/fr?x=1', '/fruit', '/'].map(localeOfPath)).toEqual([
      'fr',
      'fr',
      'fr',
      'en',
      'en',
    ])
    expect(['/fr', '/fr/cart', '/fr?x=1', '/fruit'].map(plainPath)).toEqual(['/', '/cart', '/?x=1', '/fruit'])
    for (const route of Object.keys(ROUTE_TABLE)) expect(plainPath(pathIn(route, 'fr'))).toBe(route)
    expect(pathIn('/fr/profile', 'en')).toBe('/profile')
  })

  it.each(Object.entries(ROUTES))('guards %s alike', (route, access) => {
    const path = route.replace('{programId}', 'pmfp')
    const french = localPath(path, 'fr')
    expect(accessOf(french)).toBe(access)
    expect(isPublicPath(french)).toBe(isPublicPath(path))
    const english = guard(path, '', { isAuthenticated: false })
    const verdict = guard(french, '', { isAuthenticated: false })
    expect(verdict.allow).toBe(english.allow)
    if (!verdict.allow && french !== path)
      expect(verdict.redirect).toBe(`/fr/login?redirect=${encodeURIComponent(french)}`)
  })

  it('leads a signed-in visitor of the French sign-in where they were headed, else to their programs', () => {
    const member = { isAuthenticated: true, role: 'user' }
    expect(guard('/fr/login', '', member)).toEqual({ allow: false, redirect: '/fr/profile' })
    expect(guard('/fr/login', '?redirect=%2Fpayment', member)).toEqual({
      allow: false,
      redirect: '/fr/payment',
    })
    expect(safeRedirect('/fr/login')).toBeNull()
  })

  it('leads old addresses on in their language, and the staff area is there once', () => {
    expect(REDIRECTS['/my-programs']).toBe('/profile')
    expect(REDIRECTS['/fr/my-programs']).toBe('/fr/profile')
    expect(REDIRECTS['/fr/payment-success']).toBe('/fr/payment/success')
    expect(REDIRECTS['/manage-website/forgot']).toBe('/forgot-password')
    expect(REDIRECTS['/fr/admin']).toBeUndefined()
  })
})
