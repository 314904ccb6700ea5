import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { pathIn } from '@/src/domain/languages/paths'

/**
 * Where the page of a document is in another language. Pages of editors say it in their head (`pageMetadata`); all others
 * are at the same address below the language. Null for a page that has no other language.
 */
export function addressIn(page: Document, pathname: string, other: Locale): string | null {
  if (page.querySelector('meta[name="only-language"]')) return null
  const link = page.querySelector(`link[rel="alternate"][hreflang="${LANGUAGE_TAGS[other]}"]`)
  const href = link?.getAttribute('href')
  return href ? new URL(href, page.baseURI).pathname : pathIn(pathname, other)
}
