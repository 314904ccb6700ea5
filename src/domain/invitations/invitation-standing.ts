export type InvitationState = 'pending' | 'accepted' | 'revoked'

/** `expired` is not stored: time alone makes it true. */
export type InvitationStanding = InvitationState | 'expired'

/** What has become of an invitation by now. One that was used or revoked stays so, however old it is. */
export function standingOf(
  { state, expiresAt }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationStanding {
  return state === 'pending' && expiresAt <= now ? 'expired' : state
}
