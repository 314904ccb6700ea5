import type { StateLabel } from '../orders/order-labels'

export const SUBMISSION_STATES = ['new', 'spam'] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** What a message sent with a form is, as staff read it. */
export const SUBMISSION_STATE_LABELS = {
  new: { label: 'Message', tone: 'good' },
  spam: { label: 'Spam', tone: 'quiet' },
} as const satisfies Record<SubmissionState, StateLabel>
