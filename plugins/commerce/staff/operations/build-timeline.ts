import { activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { STAFF_SENTENCES_FR } from '@/src/domain/languages/french/staff-sentences'
import type { Locale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import type { OverviewActivity, OverviewMail, OverviewRow } from './order-overview'

export type TimelineEntry = { at: string; who: string; what: string; detail: string | null }

/** What happened to an order, oldest first: who, what in words of a language, when. */
export function buildTimeline(
  { order, customer, mails, activity }: OverviewRow,
  provider: string,
  locale: Locale = 'en',
): TimelineEntry[] {
  const names = {
    customer: customer.name,
    provider: inWords(provider, locale),
    system: inWords('The shop', locale),
  }
  // Orders of before it was logged were placed all the same.
  const what = activityLabel('order.placed', locale)
  const placed = { at: order.createdAt, who: customer.name, what, detail: null }
  const entries: TimelineEntry[] = [
    ...(activity.some(({ action }) => action === 'order.placed') ? [] : [placed]),
    ...activity.map((entry) => fromActivity(entry, names, locale)),
    ...mails.filter(({ state }) => state !== 'queued').map((mail) => fromMail(mail, locale)),
  ]
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

type Names = { customer: string; provider: string; system: string }

function fromActivity(
  { at, action, by, actor, details }: OverviewActivity,
  names: Names,
  locale: Locale,
): TimelineEntry {
  const who = by === 'staff' ? (actor ?? inWords('Staff', locale)) : (names[by as keyof Names] ?? by)
  return { at, who, what: activityLabel(action, locale), detail: activityDetail(details, locale) }
}

const MAILED = {
  en: {
    sent: 'Email sent',
    failed: 'Email could not be sent',
    held: 'Email held',
    cancelled: 'Email cancelled',
    skipped: 'Email skipped',
    to: 'to',
  },
  fr: {
    sent: 'Courriel envoyé',
    failed: 'Le courriel n’a pas pu être envoyé',
    held: 'Courriel retenu',
    cancelled: 'Courriel annulé',
    skipped: 'Courriel non envoyé : désactivé',
    to: 'à',
  },
} as const

function fromMail(
  { state, sentAt, createdAt, message, to, problem }: OverviewMail,
  locale: Locale,
): TimelineEntry {
  const t = MAILED[locale]
  const why = state === 'sent' || !problem ? null : inWords(problem, locale)
  const detail = [inWords(messageLabel(message), locale), `${t.to} ${to}`, why]
  return {
    at: sentAt ?? createdAt,
    who: inWords('The shop', locale),
    what: state === 'queued' ? '' : t[state],
    detail: detail.filter((part) => part !== null).join(' · '),
  }
}

function inWords(english: string, locale: Locale): string {
  return locale === 'fr' ? translateSentence(english, STAFF_SENTENCES_FR) : english
}
