import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'

const moments = formats({ dateStyle: 'medium', timeStyle: 'short' })
const days = formats({ dateStyle: 'medium' })

/** A moment as staff read it, in the shop's own time; without a full stop of its own, so that a sentence can end in it. */
export function when(at: string | null | undefined, language = 'en'): string {
  if (!at) return '–'
  const moment = language === 'fr' ? moments.fr : moments.en
  const said = moment.format(new Date(at)).replace('a.m.', 'AM').replace('p.m.', 'PM')
  // Written « 9 h 05 », and no line ends within it.
  return said.replace(/\b0?(\d+) h (\d)/, '$1\u00a0h\u00a0$2')
}

export function onDay(at: string | null | undefined, language = 'en'): string {
  return at ? (language === 'fr' ? days.fr : days.en).format(new Date(at)) : '–'
}

function formats(style: Intl.DateTimeFormatOptions) {
  const options = { ...style, timeZone: BUSINESS_TIME_ZONE }
  return {
    en: new Intl.DateTimeFormat('en-CA', options),
    fr: new Intl.DateTimeFormat('fr-CA', options),
  }
}
