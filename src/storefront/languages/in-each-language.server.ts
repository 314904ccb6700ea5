import 'server-only'
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { storefrontPayload } from '@/src/storefront/pages/payload.server'
import { requestLocale } from './request-locale.server'

/** `lang`: the language of what an editor wrote, where it is not the page's. */
export type InLanguage<Doc> = Doc & { lang?: string }

/**
 * A list in the language of the page, in the order of the site's first language. What nobody translated stands there as it
 * is in that one, marked as such; where the settings say so it is left out.
 */
export async function inEachLanguage<Doc extends { id: string }>(
  list: (locale: Locale) => Promise<Doc[]>,
): Promise<InLanguage<Doc>[]> {
  const locale = requestLocale()
  const own = await list(locale)
  if (locale === DEFAULT_LOCALE || (await leavesOut())) return own
  const first = await list(DEFAULT_LOCALE)
  const translated = new Map(own.map((doc) => [doc.id, doc]))
  const known = new Set(first.map(({ id }) => id))
  return [
    ...first.map((doc) => translated.get(doc.id) ?? { ...doc, lang: LANGUAGE_TAGS[DEFAULT_LOCALE] }),
    ...own.filter(({ id }) => !known.has(id)),
  ]
}

async function leavesOut(): Promise<boolean> {
  const payload = await storefrontPayload()
  const { languages } = await payload.findGlobal({
    slug: 'system-settings',
    depth: 0,
    select: { languages: true },
  })
  return languages?.untranslated === 'left-out'
}
