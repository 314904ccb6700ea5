import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'

/** A moment as a mail tells it: "November 20, 2026 at 3:05 p.m.", "20 novembre 2026 à 15 h 05". */
export function formatDateTime(moment: Date, locale: Locale): string {
  return moment.toLocaleString(LANGUAGE_TAGS[locale], FORMAT)
}

const FORMAT = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
} as const satisfies Intl.DateTimeFormatOptions
