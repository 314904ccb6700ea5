import type { StateWords } from '../orders/order-words'
import type { InvitationType } from './invitation'
import type { InvitationStanding } from './invitation-standing'

/** What has become of an invitation, as staff read it. */
export const STANDING_WORDS = {
  pending: { label: 'Waiting', tone: 'waiting' },
  accepted: { label: 'Joined', tone: 'good' },
  revoked: { label: 'Revoked', tone: 'quiet' },
  expired: { label: 'Expired', tone: 'bad' },
} as const satisfies Record<InvitationStanding, StateWords>

export const INVITED_AS_WORDS = {
  participant: 'Participant',
  admin: 'Admin',
  superuser: 'Superuser',
} as const satisfies Record<InvitationType, string>
