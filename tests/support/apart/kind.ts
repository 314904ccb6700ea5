import type { Locale } from '@/src/domain/languages/locales'
import type { Customer, Shop } from '../shop'

export const STEPS = [
  'is drafted in each language alone',
  'is published in each alone',
  'is taken off in each alone',
  'is published, then taken off in French, at planned times',
  'is renamed in each alone',
  'is itself in each language, and falls back as is stated',
  'leaks no draft in any language, by any route',
] as const

export type Step = (typeof STEPS)[number]

/** Whatever is written in two languages, as editors write it and as others find it. It begins public in English: `ENGLISH`. */
export type Thing = {
  /** Saves these words in one language: as a draft, or for everybody. */
  write: (locale: Locale, words: string, status: 'draft' | 'published') => Promise<void>
  /** What others find in a language; null for nothing of it. */
  read: (locale: Locale) => Promise<string | null>
  /** What editors find in a language when they go on writing. */
  written?: (locale: Locale) => Promise<string | undefined>
  takeOff?: (locale: Locale) => Promise<void>
  /** In all languages at once. */
  takeAllOff?: () => Promise<void>
  plan?: (locale: Locale, type: 'publish' | 'unpublish') => Promise<void>
  /** Gives it an address in one language, for everybody. */
  rename?: (locale: Locale, address: string) => Promise<void>
  /** What stands at an address in a language. */
  at?: (address: string, locale: Locale) => Promise<string | null>
  /** What readers of a language are given while it is in the other one alone. */
  instead: (locale: Locale) => Promise<unknown>
  /** All that visitors and readers are told of it, by every address that could; each with its answer. */
  told?: () => Promise<string[]>
}

export type Kind = {
  kind: string
  make: () => Promise<Thing>
  /** Of `instead`: what stands for what a language does not have. */
  fallsBack: { fr: unknown; en: unknown }
  /** While it is published at all it is there in English: taken off in English alone, it says this. */
  english?: string
  /** Steps that cannot be, and why. */
  without?: Partial<Record<Step, string>>
}

export type Apart = { shop: Shop; editor: Customer; reader: Customer }

export const ENGLISH = 'Plain English'

/** Every way a call can name a language, and ask for drafts. */
export const ASKED = ['', 'locale=en', 'locale=fr', 'locale=all', 'locale=fr&fallback-locale=en'].flatMap(
  (language) => [language, `${language}&draft=true`],
)

/** What visitors and a reader are answered at each of these. */
export function answersAt({ shop, reader }: Apart, paths: readonly string[]): Promise<string[]> {
  return Promise.all(
    paths.flatMap((path) =>
      [null, reader].map(async (as) => {
        const { body } = await shop.call('GET', path, { as })
        return `${path}: ${JSON.stringify(body)}`
      }),
    ),
  )
}
