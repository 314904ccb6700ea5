import { ACCESS_SOURCES } from '../access/access-source'
import { activityDetail } from '../activity/activity-labels'
import { activitySentence } from '../activity/activity-sentence'
import { MAIL_STATE_LABELS, type MailState, messageLabel } from '../mail/mail-labels'
import type { Right } from '../roles/rights'

/** What happens to a person, by kind, as staff filter it, and which right it is shown by beside that to see people. */
export const TIMELINE_KINDS = {
  order: { label: 'Orders and payments', right: 'money' },
  provider: { label: 'Messages of payment providers', right: 'money' },
  access: { label: 'Programs', right: null },
  mail: { label: 'Emails', right: null },
  'sign-in': { label: 'Sign-ins', right: null },
  form: { label: 'Forms', right: 'forms' },
  account: { label: 'Account', right: null },
  note: { label: 'Notes', right: null },
} as const satisfies Record<string, { label: string; right: Right | null }>

export type TimelineKind = keyof typeof TIMELINE_KINDS

export const TIMELINE_KIND_NAMES = Object.keys(TIMELINE_KINDS) as TimelineKind[]

/** Which kind an action of the activity log is, by its first word; what is not here is about the account. */
export const KIND_OF_ACTION: Readonly<Record<string, TimelineKind>> = {
  order: 'order',
  payment: 'order',
  refund: 'order',
  invoice: 'order',
  'credit-note': 'order',
  attention: 'order',
  access: 'access',
  group: 'access',
  gift: 'access',
  certificate: 'access',
  release: 'access',
  progress: 'access',
  question: 'access',
  session: 'sign-in',
  password: 'sign-in',
  'two-factor': 'sign-in',
  'email-address': 'sign-in',
}

/** One thing that happened, as it is stored: `what` says it in the terms of its kind. */
export type StoredMoment = {
  at: Date
  id: string
  kind: TimelineKind
  what: string
  about: string | null
  details: unknown
  /** `customer`, `staff`, `provider` or `system`. */
  by: string
  actor: string | null
  /** What it is about in the staff area. */
  collection: string | null
  document: string | null
}

export type Moment = {
  at: string
  id: string
  kind: TimelineKind
  who: string
  what: string
  detail: string | null
  collection: string | null
  document: string | null
}

/** A moment in words for staff. */
export function describeMoment(stored: StoredMoment): Moment {
  const { at, id, kind, collection, document } = stored
  return { at: at.toISOString(), id, kind, who: whoOf(stored), ...wordsOf(stored), collection, document }
}

const NAMES: Readonly<Record<string, string>> = {
  customer: 'the person',
  provider: 'the payment provider',
  system: 'the shop',
}

function whoOf({ by, actor }: StoredMoment): string {
  return by === 'staff' ? (actor ?? 'staff') : (NAMES[by] ?? by)
}

function wordsOf({ what, about, details }: StoredMoment): Pick<Moment, 'what' | 'detail'> {
  switch (what) {
    case 'provider-message':
      return { what: `Message ${about ?? ''}`, detail: activityDetail(details) }
    case 'access-opened':
      return { what: `Program opened: ${about ?? ''}`, detail: sourceOf(details) }
    case 'access-closed':
      return { what: `Program closed: ${about ?? ''}`, detail: activityDetail(details) }
    case 'mail':
      return { what: `Email: ${messageLabel(about ?? '')}`, detail: mailDetail(details) }
    case 'form-message':
      return { what: 'Message by a form', detail: about }
    case 'note':
      return { what: 'Note', detail: about }
    default:
      return { what: activitySentence(what, details), detail: joined(about, activityDetail(details)) }
  }
}

function mailDetail(details: unknown): string | null {
  const { outcome, problem } = (details ?? {}) as { outcome?: MailState; problem?: string | null }
  return joined(problem ?? null, outcome ? MAIL_STATE_LABELS[outcome].label : null)
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null && part !== '').join(' · ') || null
}

function sourceOf(details: unknown): string | null {
  const { source, reason } = (details ?? {}) as { source?: string; reason?: string | null }
  const known = source && Object.hasOwn(ACCESS_SOURCES, source) ? source : null
  const because = known ? ACCESS_SOURCES[known as keyof typeof ACCESS_SOURCES].because : (source ?? null)
  return joined(because, reason ?? null)
}
