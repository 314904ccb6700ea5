import type { PayloadRequest } from 'payload'
import { type Locale, readLocale } from '@/src/domain/languages/locales'

/** The language a call was made in: `?locale=fr`, English without. */
export function localeOf(req: Pick<PayloadRequest, 'searchParams'>): Locale {
  return readLocale(req.searchParams.get('locale'))
}
