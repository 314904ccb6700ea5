import { describe, expect, it } from 'vitest'
import { profileSchema } from '@/src/domain/users/profile'

describe('Specification 7, PUT /users/profile', () => {
  it('changes only what is sent', () => {
    expect(profileSchema.parse({ firstname: ' Ada ' })).toEqual({ firstname: 'Ada' })
    expect(profileSchema.parse({})).toEqual({})
  })

  it('lets nobody change a role or an address in passing', () => {
    expect(profileSchema.parse({ lastname: 'L', role: 'superuser', email: 'x@example.com', id: 7 })).toEqual({
      lastname: 'L',
    })
  })

  it('takes the names as registration writes them too, and the profile’s own before those', () => {
    expect(profileSchema.parse({ firstName: 'Ada', lastName: 'L' })).toEqual({
      firstname: 'Ada',
      lastname: 'L',
    })
    expect(profileSchema.parse({ firstname: 'Ada', firstName: 'Bea' })).toEqual({ firstname: 'Ada' })
  })

  it('keeps names from being emptied', () => {
    expect(profileSchema.safeParse({ firstname: ' ' }).success).toBe(false)
    expect(profileSchema.safeParse({ firstName: ' ' }).success).toBe(false)
  })
})
