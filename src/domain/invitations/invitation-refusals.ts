/** Why an invitation's link does not let somebody in. Nothing else is told of it. */
export const INVITATION_REFUSAL_REASONS = ['unknown', 'wrong-address', 'used', 'revoked', 'expired'] as const

export type InvitationRefusal = (typeof INVITATION_REFUSAL_REASONS)[number]

/** Each in plain words, for the API and the page alike. */
export const INVITATION_REFUSALS: Record<InvitationRefusal, string> = {
  unknown: 'We do not know this invitation link. If a newer invitation was sent to you, please use its link.',
  'wrong-address': 'This invitation was sent to another email address.',
  used: 'This invitation has been used already. You can sign in with your account.',
  revoked: 'This invitation was withdrawn.',
  expired: 'This invitation has expired.',
}

export function isInvitationRefusal(value: unknown): value is InvitationRefusal {
  return typeof value === 'string' && Object.hasOwn(INVITATION_REFUSALS, value)
}
