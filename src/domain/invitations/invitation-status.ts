export type InvitationState = 'pending' | 'accepted' | 'revoked'

/** `expired` is not stored: time alone makes it true. */
export type InvitationStatus = InvitationState | 'expired'

/** What has become of an invitation by now. One that was used or revoked stays so, however old it is. */
export function invitationStatusOf(
  { state, expiresAt }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationStatus {
  return state === 'pending' && expiresAt <= now ? 'expired' : state
}
