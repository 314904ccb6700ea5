import type { StateLabel } from '../orders/order-labels'

/** Where a place of a group stands. A group has as many as were bought, always; free and returned ones can be taken. */
export const SEAT_STATES = {
  free: { label: 'Free', tone: 'quiet' },
  invited: { label: 'Invited', tone: 'waiting' },
  active: { label: 'Taken', tone: 'good' },
  returned: { label: 'Taken back, free', tone: 'quiet' },
} as const satisfies Record<string, StateLabel>

export type SeatState = keyof typeof SEAT_STATES

/** What a place may become: the table its statements take their conditions from. */
export const SEAT_MOVES = {
  free: ['invited', 'active'],
  returned: ['invited', 'active'],
  invited: ['active', 'returned'],
  active: ['returned'],
} as const satisfies Record<SeatState, readonly SeatState[]>

/** How long somebody who joined can be asked to leave again. */
export const RETURN_DAYS = 30

type Seat = { state: SeatState; joinedAt: Date | null }

/**
 * The rule by which a leader takes a place back: an invitation at any time, a place that is used within 30 days of joining.
 * After that it stays with whoever has it.
 */
export function mayReturn({ state, joinedAt }: Seat, now: Date): boolean {
  if (state === 'invited') return true
  return (
    state === 'active' && joinedAt !== null && now.getTime() < joinedAt.getTime() + RETURN_DAYS * 86_400_000
  )
}
