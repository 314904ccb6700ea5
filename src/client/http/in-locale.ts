import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'

/** What makes a call one in a language: `?locale=fr`, nothing in English. */
export function inLocale(locale: Locale): { query?: { locale: Locale } } {
  return locale === DEFAULT_LOCALE ? {} : { query: { locale } }
}
