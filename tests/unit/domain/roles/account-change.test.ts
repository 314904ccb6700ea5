import { describe, expect, it } from 'vitest'
import { refusalOfAccountChange } from '@/src/domain/roles/account-change'
import { ROLE_RANKS, ROLES, type Role } from '@/src/domain/roles/roles'

const account = (id: string, role: Role, state = 'active') => ({ id, role, state })
const pairs = ROLES.flatMap((actor) => ROLES.map((subject) => [actor, subject] as const))

describe('Specification 6: who may change whose account', () => {
  it.each(pairs)('%s changes a %s only up to the own rank', (actor, role) => {
    const verdict = refusalOfAccountChange({
      actor: { id: 'a', role: actor },
      subject: account('b', role),
      next: { role, state: 'active' },
      otherSuperusers: 1,
    })
    expect(verdict).toBe(ROLE_RANKS[actor] >= ROLE_RANKS[role] ? null : 'above-own-rank')
  })

  it.each([[['superuser']], ['owner'], [{}]])('nobody makes somebody %j, which is no role', (role) => {
    for (const actor of ROLES) {
      const change = { subject: account('b', 'user'), next: { role, state: 'active' }, otherSuperusers: 1 }
      expect(refusalOfAccountChange({ actor: { id: 'a', role: actor }, ...change })).toBe('above-own-rank')
    }
  })

  it.each(pairs)('%s makes somebody a %s only up to the own rank', (actor, role) => {
    const next = { role, state: 'active' }
    for (const subject of [account('b', 'user'), null]) {
      const verdict = refusalOfAccountChange({
        actor: { id: 'a', role: actor },
        subject,
        next,
        otherSuperusers: 1,
      })
      expect(verdict).toBe(ROLE_RANKS[actor] >= ROLE_RANKS[role] ? null : 'above-own-rank')
    }
  })

  it('nobody who was deactivated meanwhile changes anything', () => {
    const change = { subject: account('b', 'user'), next: account('b', 'user'), otherSuperusers: 1 }
    expect(refusalOfAccountChange({ actor: { id: 'a', role: null }, ...change })).toBe('above-own-rank')
  })

  it('nobody deactivates themselves; others they may, and saving a deactivated account again too', () => {
    const actor = { id: 'a', role: 'admin' }
    const judge = (id: string, before: string) =>
      refusalOfAccountChange({
        actor,
        subject: account(id, 'user', before),
        next: { role: 'user', state: 'deactivated' },
        otherSuperusers: 1,
      })
    expect([judge('a', 'active'), judge('b', 'active'), judge('a', 'deactivated')]).toEqual([
      'own-deactivation',
      null,
      null,
    ])
  })

  it('nobody opens an account that was merged into another, nor gives it a role; its name they may correct', () => {
    const judge = (next: { role: string; state: string }) =>
      refusalOfAccountChange({
        actor: { id: 'a', role: 'superuser' },
        subject: account('b', 'user', 'deactivated'),
        next,
        isMergedAway: true,
        otherSuperusers: 1,
      })
    expect(judge({ role: 'user', state: 'active' })).toBe('merged-away')
    expect(judge({ role: 'admin', state: 'deactivated' })).toBe('merged-away')
    expect(judge({ role: 'user', state: 'deactivated' })).toBeNull()
  })

  it.each([
    ['a demotion', { role: 'admin', state: 'active' }, 'last-superuser'],
    ['a deactivation', { role: 'superuser', state: 'deactivated' }, 'last-superuser'],
    ['a new name', { role: 'superuser', state: 'active' }, null],
  ])('the last active superuser and %s', (_, next, verdict) => {
    const change = { actor: { id: 'a', role: 'superuser' }, subject: account('b', 'superuser'), next }
    expect(refusalOfAccountChange({ ...change, otherSuperusers: 0 })).toBe(verdict)
    expect(refusalOfAccountChange({ ...change, otherSuperusers: 1 })).toBeNull()
  })
})
