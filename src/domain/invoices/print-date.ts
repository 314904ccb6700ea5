import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '../languages/locales'
import { BUSINESS_TIME_ZONE } from '../time/business-time'

/** The day of an instant as people here read it: 'November 20, 2026', '20 novembre 2026'. */
export function printDate(instant: string | Date, locale: Locale = DEFAULT_LOCALE): string {
  return new Date(instant).toLocaleDateString(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: BUSINESS_TIME_ZONE,
  })
}

/** A calendar day ('2026-11-20') in words, whatever the clock says there. */
export function printDay(day: string, locale: Locale = DEFAULT_LOCALE): string {
  const noon = new Date(`${day}T12:00:00Z`)
  return noon.toLocaleDateString(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' })
}

/** The calendar day of an instant: '2026-11-20'. */
export function dayOf(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: BUSINESS_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
