/** The version of the words that come with the site. Whoever raises it asks everybody again. */
export const COOKIE_TEXT_VERSION = 1

/** What a visitor can be asked about. Which of them they are asked about, and in which words, staff say. */
export const OPTIONAL_CATEGORIES = ['media', 'preferences', 'statistics', 'marketing'] as const

export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** What this site needs to work is never a question. */
export const NECESSARY = 'necessary' as const

/** What is asked: about which categories, under which version of the words. */
export type CookieQuestion = { textVersion: number; categories: readonly OptionalCategory[] }

/** What somebody chose: which categories, under which version of the text, when. The id is random and says nothing. */
export type CookieChoice = {
  consentId: string
  categories: (typeof NECESSARY | OptionalCategory)[]
  textVersion: number
  /** ISO. */
  decidedAt: string
}

/**
 * The choice in what the cookie dialog stored, or null: when there is none, when it is over, and when another question was
 * answered. `now` is in milliseconds.
 */
export function readChoice(stored: unknown, question: CookieQuestion, now: number): CookieChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { consentId, categories, revision, lastConsentTimestamp, expirationTime } = stored as Record<
    string,
    unknown
  >
  if (typeof consentId !== 'string' || typeof lastConsentTimestamp !== 'string') return null
  if (!Array.isArray(categories)) return null
  if (revision !== question.textVersion) return null
  if (typeof expirationTime === 'number' && expirationTime < now) return null
  return {
    consentId,
    categories: [NECESSARY, ...question.categories].filter((category) => categories.includes(category)),
    textVersion: question.textVersion,
    decidedAt: lastConsentTimestamp,
  }
}

export function allows(choice: CookieChoice | null, category: OptionalCategory): boolean {
  return choice?.categories.includes(category) ?? false
}
