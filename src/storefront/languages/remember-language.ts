import type { Locale } from '@/src/domain/languages/locales'
import { browserStorage } from '../state/browser-storage'

const KEY = 'language'

/** Somebody chose a language in this browser, or said that they need no other one. */
export function rememberLanguage(locale: Locale): void {
  browserStorage.setItem(KEY, locale)
}

export function hasChosenLanguage(): boolean {
  return browserStorage.getItem(KEY) !== null
}
