import { describe, expect, it } from 'vitest'
import { isPermitted, isRole, ROLE_RANKS, ROLES, roleOf } from '@/src/domain/roles/roles'

describe('Specification 6, Roles', () => {
  it('ranks user 1, admin 2, superuser 3', () => {
    expect(ROLE_RANKS).toEqual({ user: 1, admin: 2, superuser: 3 })
  })

  const PERMITTED = { user: ['user'], admin: ['user', 'admin'], superuser: ['user', 'admin', 'superuser'] }

  it.each(ROLES)('permits %s exactly what ranks equal or lower', (role) => {
    expect(ROLES.filter((required) => isPermitted(role, required))).toEqual(PERMITTED[role])
  })

  it.each([undefined, null, '', 'owner', 'Admin', 'constructor', '__proto__', 'toString'])(
    'gives the unknown role %o no permission',
    (role) => {
      expect(ROLES.some((required) => isPermitted(role, required))).toBe(false)
    },
  )
})

describe('Specification 6, Roles as they are stored', () => {
  it('are three and no others', () => {
    expect(ROLES.every(isRole)).toBe(true)
    expect(['owner', '', null, undefined, 1].some(isRole)).toBe(false)
  })
})

describe('Specification 3, User: where the role is read from', () => {
  it.each([
    [{ role: 'admin', userRole: { name: 'superuser' } }, 'admin'],
    [{ userRole: { name: 'superuser' } }, 'superuser'],
    [{ userRole: 'admin' }, 'admin'],
    [{ role: '', userRole: 'admin' }, 'admin'],
    [{ role: null, userRole: {} }, 'user'],
    [{}, 'user'],
    [null, 'user'],
    [undefined, 'user'],
    [{ role: 'owner' }, 'owner'],
  ])('reads %o as %s', (user, role) => {
    expect(roleOf(user)).toBe(role)
  })

  it('does not turn an unknown role into a permitted one', () => {
    expect(isPermitted(roleOf({ role: 'owner' }), 'user')).toBe(false)
  })
})
