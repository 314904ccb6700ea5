import type { StateLabel } from '../orders/order-labels'

/** How long the link of a gift works. Sending it again begins anew. */
export const GIFT_DAYS = 365

export const GIFT_STATES = {
  waiting: { label: 'Waits for its day', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'waiting' },
  claimed: { label: 'Accepted', tone: 'good' },
} as const satisfies Record<string, StateLabel>

export type GiftState = keyof typeof GIFT_STATES

/** Whom something is for, and the words that go with it; `day` is a calendar day, today when it is null. */
export type GiftDetails = { name: string; email: string; day: string | null; message: string | null }
