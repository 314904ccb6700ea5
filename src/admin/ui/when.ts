import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'

const moments = formats({ dateStyle: 'medium', timeStyle: 'short' })
const days = formats({ dateStyle: 'medium' })

/** A moment as staff read it, in the shop's own time; without a full stop of its own, so that a sentence can end in it. */
export function when(at: string | null | undefined, language = 'en'): string {
  if (!at) return '–'
  const moment = language === 'fr' ? moments.fr : moments.en
  const said = moment.format(new Date(at)).replace('a.m.', 'AM').replace('p.m.', 'PM')
  // Written « 9 h 05 », and no line ends within a time of the day.
  return said.replace(/\b0?(\d+) h (\d)/, '$1\u00a0h\u00a0$2').replace(/\s([AP]M)$/, '\u00a0$1')
}

export function onDay(at: string | null | undefined, language = 'en'): string {
  return at ? (language === 'fr' ? days.fr : days.en).format(new Date(at)) : '–'
}

/** A day of the calendar (2026-12-05), which is the same everywhere. */
export function calendarDay(day: string, language = 'en'): string {
  return onDay(`${day}T12:00:00Z`, language)
}

function formats(style: Intl.DateTimeFormatOptions) {
  const options = { ...style, timeZone: BUSINESS_TIME_ZONE }
  return {
    en: new Intl.DateTimeFormat('en-CA', options),
    fr: new Intl.DateTimeFormat('fr-CA', options),
  }
}
