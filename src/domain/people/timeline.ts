import { accessReason } from '../access/access-reasons'
import { ACCESS_SOURCES } from '../access/access-source'
import { activityDetail } from '../activity/activity-labels'
import { activitySentence, frenchActivitySentence } from '../activity/activity-sentence'
import { undoneBy } from '../activity/undoable'
import { STAFF_SENTENCES_FR } from '../languages/french/staff-sentences'
import { MASCULINE_FRENCH } from '../languages/french/state-names'
import type { Locale } from '../languages/locales'
import { translateSentence } from '../languages/translate-sentence'
import { MAIL_STATE_LABELS, type MailState, messageLabel } from '../mail/mail-labels'
import { providerMessage } from '../payments/provider-messages'
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
  /** The act of staff it tells of, where that can be taken back as long as nothing has followed. */
  undo: string | null
}

/** A moment in words for staff. */
export function describeMoment(stored: StoredMoment, locale: Locale = 'en'): Moment {
  const { at, id, kind, collection, document } = stored
  return {
    at: at.toISOString(),
    id,
    kind,
    who: whoOf(stored, locale),
    ...wordsOf(stored, locale),
    collection,
    document,
    undo: stored.by === 'staff' && undoneBy(stored.what, stored.details) ? id : null,
  }
}

const NAMES: Readonly<Record<string, string>> = {
  customer: 'the person',
  provider: 'the payment provider',
  system: 'the shop',
}

function whoOf({ by, actor }: StoredMoment, locale: Locale): string {
  return by === 'staff' && actor ? actor : inWords(NAMES[by] ?? by, locale)
}

function wordsOf({ what, about, details }: StoredMoment, locale: Locale): Pick<Moment, 'what' | 'detail'> {
  const t = WORDS[locale]
  const detail = activityDetail(details, locale)
  switch (what) {
    case 'provider-message':
      return { what: t.message(messageWords(about ?? '', locale)), detail }
    case 'access-opened':
      return { what: t.opened(about ?? ''), detail: sourceOf(details, locale) }
    case 'access-closed':
      return { what: t.closed(about ?? ''), detail }
    case 'mail':
      return { what: t.mail(inWords(messageLabel(about ?? ''), locale)), detail: mailDetail(details, locale) }
    case 'form-message':
      return { what: t.form, detail: about }
    case 'note':
      return { what: t.note, detail: about }
    default:
      return { what: t.activity(what, details), detail: joined(about && inWords(about, locale), detail) }
  }
}

/** Stored as 'PAYMENT.CAPTURE.COMPLETED · Order 1001'. */
function messageWords(about: string, locale: Locale): string {
  const [type = '', ...rest] = about.split(' · ')
  return [providerMessage(type), ...rest].map((each) => inWords(each, locale)).join(' · ')
}

function mailDetail(details: unknown, locale: Locale): string | null {
  const { outcome, problem } = (details ?? {}) as { outcome?: MailState; problem?: string | null }
  const label = outcome ? MAIL_STATE_LABELS[outcome].label : null
  const french = label && locale === 'fr' ? MASCULINE_FRENCH[label] : undefined
  return joined(problem ? inWords(problem, locale) : null, french ?? (label && inWords(label, locale)))
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null && part !== '').join(' · ') || null
}

function sourceOf(details: unknown, locale: Locale): string | null {
  const { source, reason } = (details ?? {}) as { source?: string; reason?: string | null }
  const known = source && Object.hasOwn(ACCESS_SOURCES, source) ? source : null
  const because = known ? ACCESS_SOURCES[known as keyof typeof ACCESS_SOURCES].because : (source ?? null)
  return joined(because && inWords(because, locale), reason ? accessReason(reason, locale) : null)
}

function inWords(english: string, locale: Locale): string {
  return locale === 'fr' ? translateSentence(english, STAFF_SENTENCES_FR) : english
}

type Words = Record<'message' | 'opened' | 'closed' | 'mail', (about: string) => string> & {
  form: string
  note: string
  activity: (action: string, details: unknown) => string
}

const WORDS: Record<Locale, Words> = {
  en: {
    message: (about) => `Message: ${about}`,
    opened: (about) => `Program opened: ${about}`,
    closed: (about) => `Program closed: ${about}`,
    mail: (about) => `Email: ${about}`,
    form: 'Message by a form',
    note: 'Note',
    activity: activitySentence,
  },
  fr: {
    message: (about) => `Message : ${about}`,
    opened: (about) => `Programme ouvert : ${about}`,
    closed: (about) => `Programme fermé : ${about}`,
    mail: (about) => `Courriel : ${about}`,
    form: 'Message par un formulaire',
    note: 'Note',
    activity: (action, details) => frenchActivitySentence(action, details),
  },
}
