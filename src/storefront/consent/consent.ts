import { browserStorage, observable } from 'payload-plugin-digital-commerce/client'
import { type CookieChoice, type CookieQuestion, readChoice } from '@/src/domain/consent/cookie-choice'

/** Where the cookie dialog keeps the choice: in the browser, and in no cookie. */
export const CONSENT_KEY = 'cookieChoice'

/** What this visitor chose; null while nothing was chosen, and on the server. */
export const consent = observable<CookieChoice | null>(null)

/** Looks again at what is stored: at the start, and after a choice in this tab or another one. */
export function loadConsent(question: CookieQuestion): CookieChoice | null {
  consent.set(storedChoice(question))
  return consent.get()
}

function storedChoice(question: CookieQuestion): CookieChoice | null {
  try {
    return readChoice(JSON.parse(browserStorage.getItem(CONSENT_KEY) ?? 'null'), question, Date.now())
  } catch {
    return null
  }
}
