import { browserStorage } from 'payload-plugin-digital-commerce/client'
import type { Locale } from '@/src/domain/languages/locales'

const KEY = 'language'

/** Somebody said which language they read in this browser, and that they need no other one. */
export function noteLanguage(locale: Locale): void {
  browserStorage.setItem(KEY, locale)
}

export function hasChosenLanguage(): boolean {
  return browserStorage.getItem(KEY) !== null
}
