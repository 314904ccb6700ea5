/** The version of what we say about cookies. Whoever raises it asks everybody again. */
export const COOKIE_TEXT_VERSION = 1

/** What a visitor can switch on. Only what this site really has: videos in lessons, played by somebody else. */
export const OPTIONAL_CATEGORIES = ['media'] as const

export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** What this site needs to work is never a question. */
export const NECESSARY = 'necessary' as const

const CATEGORIES = [NECESSARY, ...OPTIONAL_CATEGORIES] as const

/** What somebody chose: which categories, under which version of the text, when. The id is random and says nothing. */
export type CookieChoice = {
  consentId: string
  categories: (typeof CATEGORIES)[number][]
  textVersion: number
  /** ISO. */
  decidedAt: string
}

/**
 * The choice in what the cookie dialog stored, or null: when there is none, when it is over, and when it was made under
 * another text. `now` is in milliseconds.
 */
export function readChoice(stored: unknown, now: number): CookieChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { consentId, categories, revision, lastConsentTimestamp, expirationTime } = stored as Record<
    string,
    unknown
  >
  if (typeof consentId !== 'string' || typeof lastConsentTimestamp !== 'string') return null
  if (!Array.isArray(categories)) return null
  if (revision !== COOKIE_TEXT_VERSION) return null
  if (typeof expirationTime === 'number' && expirationTime < now) return null
  return {
    consentId,
    categories: CATEGORIES.filter((category) => categories.includes(category)),
    textVersion: revision,
    decidedAt: lastConsentTimestamp,
  }
}

export function allows(choice: CookieChoice | null, category: OptionalCategory): boolean {
  return choice?.categories.includes(category) ?? false
}
