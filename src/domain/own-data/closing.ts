import type { StateLabel } from '../orders/order-labels'

const DAY_MS = 86_400_000

/** How long a closed account can be opened again. */
export const GRACE_DAYS = 30
/** How long a link to one's own data works. */
export const EXPORT_HOURS = 24
/** Within so many days the law wants an answer (Law 25, PIPEDA). */
export const ANSWER_DAYS = 30

/** What the shop does by itself when a member asks. */
export const OWN_REQUESTS = {
  export: 'A copy of their data, by link',
  closure: 'Closing the account',
} as const

/** What people ask of staff: by letter, by telephone, or without an account. */
export const STAFF_REQUESTS = {
  copy: 'A copy of their data',
  correction: 'A correction',
  deletion: 'Deletion',
  withdrawal: 'Withdrawing a consent',
} as const

export const REQUEST_KINDS = { ...OWN_REQUESTS, ...STAFF_REQUESTS } as const

export const REQUEST_STATES = {
  open: { label: 'Open', tone: 'waiting' },
  done: { label: 'Done', tone: 'good' },
  cancelled: { label: 'Taken back', tone: 'quiet' },
} as const satisfies Record<string, StateLabel>

/** The day by which a request is to be answered, and from which it was. */
export function answerDay(from: Date): Date {
  return new Date(from.getTime() + ANSWER_DAYS * DAY_MS)
}

/**
 * Where an open request stands on its clock: the days that are left, 0 on the last one, and below it how late it is. Null for one
 * that is not open.
 */
export function daysToAnswer({ state, dueAt }: { state: string; dueAt: string }, now: Date): number | null {
  if (state !== 'open') return null
  const days = (Date.parse(dueAt) - now.getTime()) / DAY_MS
  return days < 0 ? Math.min(-1, Math.ceil(days)) : Math.floor(days)
}

/** Whether staff keep this request, and not the shop itself. */
export function isForStaff(kind: unknown): boolean {
  return typeof kind === 'string' && Object.hasOwn(STAFF_REQUESTS, kind)
}
