import { describe, expect, it } from 'vitest'
import { isHeaderTransparent, isNavItemActive, isShellHidden } from '@/src/domain/roles/shell'

describe('Specification 2, Shell', () => {
  it.each([
    '/login',
    '/signup',
    '/forgot-password',
    '/welcome-migrated-user',
    '/reset-password-for-migrated-users',
    '/login/',
  ])('hides header and footer on %s', (path) => {
    expect(isShellHidden(path)).toBe(true)
  })

  it.each(['/', '/register', '/reset-password', '/cart', '/login-help'])('shows them on %s', (path) => {
    expect(isShellHidden(path)).toBe(false)
  })

  it('makes the header transparent over the home page only', () => {
    expect(isHeaderTransparent('/')).toBe(true)
    expect(isHeaderTransparent('/programs')).toBe(false)
  })

  it.each([
    ['/programs', '/programs', true],
    ['/programs', '/programs/pmfp', true],
    ['/programs', '/learn-more-about-pmfp', true],
    ['/programs', '/learn-more-about-another', true],
    ['/programs', '/programs-archive', false],
    ['/services', '/learn-more-about-pmfp', false],
    ['/newsletter', '/newsletter/', true],
    ['/', '/', true],
    ['/', '/programs', false],
  ])('nav item %s on %s: active is %s', (item, path, active) => {
    expect(isNavItemActive(item, path)).toBe(active)
  })
})
