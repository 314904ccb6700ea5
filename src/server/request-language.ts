import type { PayloadRequest } from 'payload'
import { isLocale, type Locale, readLocale } from '@/src/domain/languages/locales'

/** The language a call was made in: `?locale=fr`, English without. */
export function localeOf(req: Pick<PayloadRequest, 'searchParams'>): Locale {
  return readLocale(req.searchParams.get('locale'))
}

/** The language a call named; null for one that named none. */
export function namedLocale(req: Pick<PayloadRequest, 'searchParams'>): Locale | null {
  const named = req.searchParams.get('locale')
  return isLocale(named) ? named : null
}
