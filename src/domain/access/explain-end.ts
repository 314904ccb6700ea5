/** Why a program somebody had is closed, in the words a client decides by. */
export const END_REASONS = ['expired', 'refunded', 'cancelled', 'returned', 'ended'] as const
export type EndReason = (typeof END_REASONS)[number]

type Ended = { state: 'active' | 'ended'; endReason: string | null }

/** Of the entry that closed last: still `active` means that its time was over. */
export function explainEnd({ state, endReason }: Ended): EndReason {
  if (state === 'active') return 'expired'
  if (/^(refunded|reversed)/.test(endReason ?? '')) return 'refunded'
  if (endReason === 'invoice.cancelled') return 'cancelled'
  if (endReason === 'seat.returned') return 'returned'
  return 'ended'
}
