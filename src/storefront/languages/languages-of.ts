import { LANGUAGE_TAGS, LOCALES, type Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'

/** Where a page is in each language, for search engines, and which of them this is. `path` as the route table writes it. */
export function languagesOf(path: string, locale: Locale) {
  return {
    canonical: localPath(path, locale),
    languages: {
      ...Object.fromEntries(LOCALES.map((each) => [LANGUAGE_TAGS[each], localPath(path, each)])),
      'x-default': path,
    },
  }
}
