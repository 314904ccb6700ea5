'use client'

import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { useLocale } from './language-provider'

/** Gives the `lang` of what editors wrote in a language, where it is not the document's. */
export function useContentLanguage(): (written: Locale) => string | undefined {
  const locale = useLocale()
  return (written) => (written === locale ? undefined : LANGUAGE_TAGS[written])
}
