import type { Locale } from '@/src/domain/languages/locales'

/** What somebody chose of captions: none, those in the language of whatever page they are on, or those of one language. */
export type CaptionsChoice = 'off' | 'page' | Locale

/** Which captions are shown. Who wants them sees others rather than none. */
export function shownCaptions(
  choice: CaptionsChoice,
  locale: Locale,
  languages: readonly Locale[],
): Locale | null {
  if (choice === 'off') return null
  const wanted = [choice === 'page' ? locale : choice, locale]
  return wanted.find((language) => languages.includes(language)) ?? languages[0] ?? null
}

/** Who chooses the language of the page means it on every page. */
export function captionsChoice(language: Locale | null, locale: Locale): CaptionsChoice {
  if (language === null) return 'off'
  return language === locale ? 'page' : language
}
