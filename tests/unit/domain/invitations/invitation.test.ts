import { describe, expect, it } from 'vitest'
import { INVITATION_TYPES, mayInvite, roleOfInvitation } from '@/src/domain/invitations/invitation'
import { invitationStatusOf } from '@/src/domain/invitations/invitation-status'

describe('Specification 6: who may invite whom', () => {
  it('is who ranks at least as high, and is staff', () => {
    const allowed = (role: string | null) => INVITATION_TYPES.filter((type) => mayInvite(role, type))
    expect(allowed('superuser')).toEqual(['participant', 'admin', 'superuser'])
    expect(allowed('admin')).toEqual(['participant', 'admin'])
    for (const role of ['user', 'owner', '', null]) expect(allowed(role)).toEqual([])
  })

  it('a participant joins as a customer, the others as what they are invited as', () => {
    expect(INVITATION_TYPES.map(roleOfInvitation)).toEqual(['user', 'admin', 'superuser'])
  })
})

describe('what has become of an invitation', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const [past, future] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T12:00:01Z')]

  it('expires at its moment, unless it was used or revoked', () => {
    expect(invitationStatusOf({ state: 'pending', expiresAt: future }, now)).toBe('pending')
    expect(invitationStatusOf({ state: 'pending', expiresAt: past }, now)).toBe('expired')
    expect(invitationStatusOf({ state: 'accepted', expiresAt: past }, now)).toBe('accepted')
    expect(invitationStatusOf({ state: 'revoked', expiresAt: past }, now)).toBe('revoked')
  })
})
