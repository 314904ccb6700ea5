import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales'

/** What is there once for all languages: the API, the staff area with the ways that lead there, files. */
const WITHOUT_LANGUAGE =
  /^\/(api|preview|manage-website|admin|user-management|email-templates|forms-management|system-settings)(\/|$)|\.[a-z0-9]+$/i

/** The language of a path: `/fr` and what stands below it is French. */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === first) ?? DEFAULT_LOCALE
}

/** A path as the route table writes it: `/fr/cart` is `/cart`, `/fr` is `/`. What follows the path stays. */
export function plainPath(path: string): string {
  const locale = localeOfPath(path)
  if (locale === DEFAULT_LOCALE) return path
  const rest = path.slice(locale.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * An address in a language: `/cart` is `/fr/cart` in French. One that names a language already, one of another site, a
 * place on the same page and what is there once for all languages stay as they are.
 */
export function localPath(address: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !address.startsWith('/') || address.startsWith('//')) return address
  const path = address.split(/[?#]/)[0] ?? ''
  if (localeOfPath(path) !== DEFAULT_LOCALE || WITHOUT_LANGUAGE.test(path)) return address
  return path === '/' ? `/${locale}${address.slice(1)}` : `/${locale}${address}`
}

/** The same page in another language. */
export function pathIn(path: string, locale: Locale): string {
  return localPath(plainPath(path), locale)
}
