import { describe, expect, it } from 'vitest'
import { displayName, toPublicUser } from '@/src/domain/users/public-user'

describe('Specification 3, User', () => {
  it('leaves the server with five fields and no other', () => {
    const stored = {
      id: 7,
      firstname: 'Ada',
      lastname: null,
      email: 'ada@example.com',
      role: 'admin',
      hash: 'secret',
    }
    expect(toPublicUser(stored)).toEqual({
      id: '7',
      firstname: 'Ada',
      lastname: '',
      email: 'ada@example.com',
      role: 'admin',
    })
  })

  it.each([
    [{ firstname: 'Ada', lastname: 'Lovelace', email: 'a@example.com' }, 'Ada Lovelace'],
    [{ firstname: ' Ada ', lastname: '', email: 'a@example.com' }, 'Ada'],
    [{ firstname: null, email: 'a@example.com' }, 'a@example.com'],
    [{}, ''],
  ])('is called, given %o: %s', (user, name) => {
    expect(displayName(user)).toBe(name)
  })
})
