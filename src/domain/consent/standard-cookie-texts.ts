import type { Locale } from '../languages/locales'
import type { CookieTexts } from './cookie-texts'
import { cookieTextsEn } from './cookie-texts.en'
import { cookieTextsFr } from './cookie-texts.fr'

/** The words that come with the site. */
export const STANDARD_COOKIE_TEXTS: Record<Locale, CookieTexts> = { en: cookieTextsEn, fr: cookieTextsFr }
