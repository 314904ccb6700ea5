/** What becomes of whoever comes with a code or an invitation, told before they sign up. */
export const JOIN_STANDINGS = ['open', 'joined', 'owned', 'used', 'closed', 'full', 'ended'] as const
export type JoinStanding = (typeof JOIN_STANDINGS)[number]

type Asked = {
  isOpen: boolean
  /** Who asks has a place in it. */
  isIn: boolean
  /** Who asks has all of it for ever already: a place would open nothing to them. */
  owns: boolean
  /** A place waits for the address of who asks. */
  isInvited: boolean
  /** Of the place the link was mailed for; null for the group's code. */
  seatState: string | null
  isCodeOpen: boolean
  hasFree: boolean
}

/** The first of what stands in the way; whoever is in already has nothing more to do. */
export function joinStanding(asked: Asked): JoinStanding {
  if (asked.isIn) return 'joined'
  if (!asked.isOpen) return 'ended'
  if (asked.seatState === 'active') return 'used'
  if (asked.owns) return 'owned'
  if (asked.seatState !== null) return 'open'
  if (asked.isInvited) return 'open'
  if (!asked.isCodeOpen) return 'closed'
  return asked.hasFree ? 'open' : 'full'
}
