import type { StateLabel } from '../orders/order-labels'
import type { InvitationType } from './invitation'
import type { InvitationStatus } from './invitation-status'

/** What has become of an invitation, as staff read it. */
export const INVITATION_STATUS_LABELS = {
  pending: { label: 'Waiting', tone: 'waiting' },
  accepted: { label: 'Joined', tone: 'good' },
  revoked: { label: 'Revoked', tone: 'quiet' },
  expired: { label: 'Expired', tone: 'bad' },
} as const satisfies Record<InvitationStatus, StateLabel>

export const INVITED_ROLE_LABELS = {
  participant: 'Participant',
  admin: 'Admin',
  superuser: 'Superuser',
} as const satisfies Record<InvitationType, string>
