import 'server-only'
import type { Payload } from 'payload'
import { COOKIE_TEXT_VERSION } from '@/src/domain/consent/cookie-choice'
import { ownTexts } from '@/src/domain/consent/cookie-texts'
import { STANDARD_COOKIE_TEXTS } from '@/src/domain/consent/standard-cookie-texts'
import { askedCategories } from '@/src/domain/consent/text-version'
import type { Locale } from '@/src/domain/languages/locales'
import type { AskedQuestion } from './asked-question'

/** What visitors are asked about cookies, as staff have it. Part of every page, so it carries no word it need not. */
export async function readCookieQuestion(payload: Payload, locale: Locale): Promise<AskedQuestion> {
  const written = await payload.findGlobal({
    slug: 'cookie-question',
    locale,
    overrideAccess: false,
    depth: 0,
  })
  return {
    textVersion: COOKIE_TEXT_VERSION + (written.timesAskedAnew ?? 0),
    categories: askedCategories(written.categories),
    words: ownTexts({ ...written }, STANDARD_COOKIE_TEXTS[locale]),
  }
}
