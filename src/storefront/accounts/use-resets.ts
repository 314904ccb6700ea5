import { useMemo } from 'react'
import { api } from '../http/api'
import { useLocale } from '../languages/language-provider'
import { createResetCalls } from './reset-calls'

/** The reset calls of this browser, in the language of the page. */
export function useResets() {
  const locale = useLocale()
  return useMemo(() => createResetCalls(api, locale), [locale])
}
