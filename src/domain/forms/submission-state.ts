import type { StateLabel } from '../orders/order-labels'

export const SUBMISSION_STATES = ['new', 'open', 'done', 'spam'] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** How far staff are with a message sent with a form, as they read it. */
export const SUBMISSION_STATE_LABELS = {
  new: { label: 'New', tone: 'waiting' },
  open: { label: 'In progress', tone: 'waiting' },
  done: { label: 'Done', tone: 'good' },
  spam: { label: 'Spam', tone: 'quiet' },
} as const satisfies Record<SubmissionState, StateLabel>
