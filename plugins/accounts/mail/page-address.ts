import type { Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { env } from '@/src/server/env'

/** The address of a page of the site in a language, for a mail. */
export function pageAddress(path: string, locale: Locale, query: Record<string, string> = {}): string {
  const url = new URL(localPath(path, locale), env().SITE_URL)
  url.search = new URLSearchParams(query).toString()
  return url.href
}
