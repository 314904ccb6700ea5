import { describe, expect, it } from 'vitest'
import { refusalOfAccountChange } from '@/src/domain/roles/account-change'
import { holdsRight, isLimited, RIGHTS, readRights, rightOf } from '@/src/domain/roles/rights'

describe('The rights of an admin', () => {
  it('are all of them until a superuser has taken some', () => {
    for (const right of RIGHTS) {
      expect(holdsRight({ role: 'admin' }, right)).toBe(true)
      expect(holdsRight({ role: 'admin', rights: null }, right)).toBe(true)
      expect(holdsRight({ role: 'admin', rights: ['money'] }, right)).toBe(right === 'money')
      expect(holdsRight({ role: 'admin', rights: [] }, right)).toBe(false)
    }
  })

  it('change nothing of the rank: a superuser has all, a customer none', () => {
    for (const right of RIGHTS) {
      expect(holdsRight({ role: 'superuser', rights: [] }, right)).toBe(true)
      expect(holdsRight({ role: 'user', rights: RIGHTS }, right)).toBe(false)
      expect(holdsRight({ role: 'owner', rights: RIGHTS }, right)).toBe(false)
    }
  })

  it('are none where they cannot be read', () => {
    expect([readRights('money'), readRights({}), readRights(['all'])]).toEqual([[], [], []])
    expect(readRights(undefined)).toBeNull()
    expect([rightOf('orders'), rightOf('constructor'), rightOf('sessions')]).toEqual(['money', null, null])
  })

  it.each([
    ['a customer', { id: 'b', role: 'user', state: 'active' }, 'user', null],
    ['another admin', { id: 'b', role: 'admin', state: 'active' }, 'admin', 'above-own-rights'],
    ['a customer into an admin', { id: 'b', role: 'user', state: 'active' }, 'admin', 'above-own-rights'],
    ['a new admin', null, 'admin', 'above-own-rights'],
    ['themselves', { id: 'a', role: 'admin', state: 'active' }, 'admin', null],
  ])('are not passed on by whoever lacks some: they change %s', (_, subject, role, refusal) => {
    const change = { subject, next: { role, state: 'active' }, otherSuperusers: 1 }
    const limited = { id: 'a', role: 'admin', rights: ['people'] }
    expect(isLimited(limited)).toBe(true)
    expect(refusalOfAccountChange({ actor: limited, ...change })).toBe(refusal)
    expect(refusalOfAccountChange({ actor: { id: 'a', role: 'admin', rights: null }, ...change })).toBeNull()
  })
})
