'use client'

import { useLocale } from './language-provider'

/** The `lang` of what editors wrote, where it is not the document's: their content is English so far. */
export function useContentLanguage(): 'en-CA' | undefined {
  return useLocale() === 'en' ? undefined : 'en-CA'
}
