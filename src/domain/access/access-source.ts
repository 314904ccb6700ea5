import type { StateLabel } from '../orders/order-labels'

/**
 * What opens a program to somebody, the one table of it. `label` names it in lists, `because` in a sentence about a
 * person. Only an order's access ends with money given back; the others end when staff say so.
 */
export const ACCESS_SOURCES = {
  order: { label: 'An order', because: 'bought', isPaid: true },
  staff: { label: 'Staff', because: 'opened by staff', isPaid: false },
  invitation: { label: 'An invitation', because: 'invited', isPaid: false },
  migration: { label: 'The older system', because: 'from the older system', isPaid: false },
  seat: { label: 'A place in a group', because: 'has a place in a group', isPaid: false },
  gift: { label: 'A gift', because: 'was given it', isPaid: false },
  transfer: { label: 'Another person', because: 'taken over from somebody', isPaid: false },
} as const satisfies Record<string, { label: string; because: string; isPaid: boolean }>

export type AccessSource = keyof typeof ACCESS_SOURCES

/** What no payment stands behind. */
export type UnpaidSource = {
  [S in AccessSource]: (typeof ACCESS_SOURCES)[S]['isPaid'] extends false ? S : never
}[AccessSource]

/** Where an entry of the access ledger stands. A program is open while one of its entries is active. */
export const ACCESS_STATES = {
  active: { label: 'Open', tone: 'good' },
  ended: { label: 'Ended', tone: 'quiet' },
} as const satisfies Record<string, StateLabel>

export type AccessState = keyof typeof ACCESS_STATES
