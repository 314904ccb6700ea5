import { describe, expect, it } from 'vitest'
import type { Access } from '@/src/domain/roles/route-table'
import { accessOf, guard, isPublicPath, ROUTES, type SessionState } from '@/src/domain/roles/routes'

const guest: SessionState = { isAuthenticated: false }
const user: SessionState = { isAuthenticated: true, role: 'user' }
const admin: SessionState = { isAuthenticated: true, role: 'admin' }
const superuser: SessionState = { isAuthenticated: true, role: 'superuser' }
const stranger: SessionState = { isAuthenticated: true, role: 'owner' }

const allowed = { allow: true }
const to = (redirect: string) => ({ allow: false, redirect })

/** The specification's table, copied by hand, so that the code's cannot drift. */
const TABLE: [string, Access][] = [
  ['/', 'public'],
  ['/login', 'guest-only'],
  ['/signup', 'guest-only'],
  ['/register', 'public'],
  ['/forgot-password', 'public'],
  ['/welcome-migrated-user', 'public'],
  ['/reset-password-for-migrated-users', 'public'],
  ['/reset-password', 'public'],
  ['/privacy-policy', 'public'],
  ['/terms-and-conditions', 'public'],
  ['/programs', 'public'],
  ['/programs/pmfp', 'signed-in'],
  ['/groups/some-group', 'signed-in'],
  ['/join', 'public'],
  ['/gift', 'public'],
  ['/learn-more-about-pmfp', 'public'],
  ['/pmfp-group-licensing-page', 'public'],
  ['/profile', 'signed-in'],
  ['/profile/notes', 'signed-in'],
  ['/profile/action-plan', 'signed-in'],
  ['/newsletter', 'public'],
  ['/search', 'public'],
  ['/account-settings', 'signed-in'],
  ['/account-settings/security', 'signed-in'],
  ['/account-settings/orders', 'signed-in'],
  ['/account-settings/communication', 'signed-in'],
  ['/account-settings/data', 'signed-in'],
  ['/cart', 'public'],
  ['/payment', 'signed-in'],
  ['/payment/success', 'signed-in'],
  ['/payment/cancel', 'public'],
  ['/invoice', 'signed-in'],
  ['/invoice/success', 'signed-in'],
  ['/user-management', 'admin'],
  ['/email-templates', 'admin'],
  ['/forms-management', 'admin'],
  ['/manage-website', 'admin'],
  ['/system-settings', 'superuser'],
  ['/aboutus', 'public'],
  ['/contactus', 'public'],
  ['/services', 'public'],
]

describe('Specification 2, Route table', () => {
  it('has every route', () => {
    expect(Object.keys(ROUTES)).toHaveLength(TABLE.length)
  })

  it.each(TABLE)('%s is %s', (path, access) => {
    expect(accessOf(path)).toBe(access)
    expect(accessOf(`${path}/`)).toBe(access)
  })

  const VERDICTS = {
    public: [allowed, allowed, allowed, allowed],
    'guest-only': [allowed, to('/profile'), to('/profile'), to('/profile')],
    'signed-in': ['login', allowed, allowed, allowed],
    admin: ['login', to('/'), allowed, allowed],
    superuser: ['login', to('/'), to('/'), allowed],
  } satisfies Record<Access, unknown[]>

  it.each(TABLE)('%s (%s) treats guest, user, admin and superuser as it should', (path, access) => {
    const expected = VERDICTS[access].map((verdict) =>
      verdict === 'login' ? to(`/login?redirect=${encodeURIComponent(path)}`) : verdict,
    )
    expect([guest, user, admin, superuser].map((session) => guard(path, '', session))).toEqual(expected)
  })

  it('guards the lessons of a program as the program itself', () => {
    expect(guard('/programs/pmfp/lessons/one', '', guest)).toEqual(
      to('/login?redirect=%2Fprograms%2Fpmfp%2Flessons%2Fone'),
    )
    expect(guard('/programs/pmfp/lessons/one', '', user)).toEqual(allowed)
  })

  it('shows Page not found to everybody on any other path', () => {
    for (const path of ['/nowhere', '/programs/a/b', '/profile/x', '/constructor', '/__proto__']) {
      expect(guard(path, '', guest)).toEqual(allowed)
    }
  })

  it('keeps everything under the staff area for staff', () => {
    expect(guard('/manage-website/collections/users', '', user)).toEqual(to('/'))
    expect(guard('/manage-website/collections/users', '', admin)).toEqual(allowed)
  })

  it('keeps the system settings for superusers, by whichever address', () => {
    for (const path of ['/system-settings', '/manage-website/globals/system-settings']) {
      expect(guard(path, '', admin)).toEqual(to('/'))
      expect(guard(path, '', { isAuthenticated: true, role: 'superuser' })).toEqual(allowed)
    }
  })
})

describe('Specification 5, Route guards', () => {
  it('keeps the original path and its query as redirect', () => {
    const kept = `/login?redirect=${encodeURIComponent('/payment/success?token=5O1&PayerID=P')}`
    expect(guard('/payment/success', '?token=5O1&PayerID=P', guest)).toEqual(to(kept))
    expect(guard('/payment/success', 'token=5O1&PayerID=P', guest)).toEqual(to(kept))
  })

  it('sends who has just signed in to where they were headed', () => {
    expect(guard('/login', '?redirect=%2Fpayment%3Fa%3D1', user)).toEqual(to('/payment?a=1'))
  })

  it('sends nobody to a foreign address', () => {
    expect(guard('/login', '?redirect=https%3A%2F%2Fevil.example', user)).toEqual(to('/profile'))
    expect(guard('/login', '?redirect=%2F%2Fevil.example', user)).toEqual(to('/profile'))
  })

  it('gives an unknown role what any signed-in visitor has, and nothing of the staff', () => {
    expect(guard('/profile', '', stranger)).toEqual(allowed)
    expect(guard('/user-management', '', stranger)).toEqual(to('/'))
  })
})

describe('Specification 4, Session: where an ended session may stay', () => {
  it('stays on public paths and leaves the others', () => {
    expect(['/', '/cart', '/login', '/payment/cancel', '/nowhere'].every(isPublicPath)).toBe(true)
    expect(['/profile', '/programs/x', '/payment', '/system-settings'].some(isPublicPath)).toBe(false)
  })
})
