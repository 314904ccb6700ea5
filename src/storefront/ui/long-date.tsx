'use client'

import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { useLocale } from '../languages/language-provider'

const days = new Map<Locale, Intl.DateTimeFormat>()

/** A day in words, "November 3, 2025" or "3 novembre 2025", as it was in Eastern time at that moment. */
export function LongDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dayIn(useLocale()).format(new Date(iso))}</time>
}

function dayIn(locale: Locale): Intl.DateTimeFormat {
  const known = days.get(locale)
  if (known) return known
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: BUSINESS_TIME_ZONE,
  })
  days.set(locale, day)
  return day
}
