import type { StateLabel } from '../orders/order-labels'

export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'left'] as const

export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** What an address is to the newsletter, as staff read it. */
export const SUBSCRIPTION_STATE_LABELS = {
  pending: { label: 'Not confirmed yet', tone: 'waiting' },
  confirmed: { label: 'Gets the newsletter', tone: 'good' },
  left: { label: 'Has left', tone: 'quiet' },
} as const satisfies Record<SubscriptionState, StateLabel>

/** What can happen to a subscription. Each is kept, with its day and the text that was read: the proof of consent. */
export const SUBSCRIPTION_EVENTS = { asked: 'Signed up', confirmed: 'Confirmed', left: 'Left' } as const

/** Where it was said. */
export const SUBSCRIPTION_SOURCES = {
  website: 'On the website',
  email: 'By a button in an email',
  'one-click': 'By the mail program’s own button',
  account: 'With their account',
  address: 'By changing the address of their account',
  import: 'In the older system',
  staff: 'Staff, on request',
} as const

export type SubscriptionSource = keyof typeof SUBSCRIPTION_SOURCES

/** An address gets no more mails about signing up than this in 24 hours, whoever types it in. */
export const SUBSCRIPTION_MAILS_PER_DAY = 3

/** Whoever never confirmed is forgotten after this many days. */
export const UNCONFIRMED_DAYS = 30
