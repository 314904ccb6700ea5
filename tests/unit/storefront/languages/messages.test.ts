import { describe, expect, it } from 'vitest'
import { CATALOGS } from '@/src/storefront/languages/all-catalogs.server'
import type { Feature } from '@/src/storefront/languages/catalogs'
import { compiledCatalog } from '@/src/storefront/languages/server-messages.server'
import { createTranslator } from '@/src/storefront/languages/translator'
import { sourceFiles } from '../../../support/source-tree'

const FEATURES = Object.keys(CATALOGS.en) as Feature[]
const entriesOf = (feature: Feature, locale: 'en' | 'fr') =>
  Object.entries(CATALOGS[locale][feature]) as [string, string][]

const sources = sourceFiles().filter(
  ({ path }) => /^(app|src)\//.test(path) && !/messages\.(en|fr)\.ts$/.test(path),
)

describe('Messages: figures', () => {
  it.each([
    ['en', 1, '1 of 1 place taken, 0 invited, 0 free'],
    ['en', 2, '2 of 2 places taken, 0 invited, 0 free'],
    ['fr', 1, '1 place prise sur 1, 0 en attente, 0 libre'],
    ['fr', 2, '2 places prises sur 2, 0 en attente, 0 libre'],
  ] as const)('agree with what they count, in %s: %i', (locale, active, said) => {
    const t = createTranslator('groups', locale, compiledCatalog('groups', locale))
    expect(t('placesShort', { active, total: active, invited: 0, free: 0 })).toBe(said)
  })
})

describe('Messages: English and French hold each other', () => {
  it.each(FEATURES)('%s has every message in both languages, and none that says nothing', (feature) => {
    const keys = (locale: 'en' | 'fr') => entriesOf(feature, locale).map(([key]) => key)
    expect(keys('fr')).toEqual(keys('en'))
    for (const locale of ['en', 'fr'] as const) {
      expect(entriesOf(feature, locale).filter(([, message]) => message.trim() === '')).toEqual([])
    }
  })

  it.each(FEATURES)('%s names the same values and tags in both languages', (feature) => {
    for (const [key, english] of Object.entries(compiledCatalog(feature, 'en'))) {
      expect(namesIn(compiledCatalog(feature, 'fr')[key]), key).toEqual(namesIn(english))
    }
  })

  it.each(FEATURES)('%s says no sentence under two names', (feature) => {
    const english = entriesOf(feature, 'en')
    const doubled = english.filter(([key, message], place) =>
      english.some(([other, same], before) => before < place && other !== key && same === message),
    )
    expect(doubled).toEqual([])
  })

  it.each(FEATURES)('%s has no message that nobody shows', (feature) => {
    const own = sources.filter(({ text }) => mentions(feature).some((name) => text.includes(name)))
    const isShown = (key: string) => own.some(({ text }) => text.includes(`'${key}'`))
    expect(own.length).toBeGreaterThan(0)
    expect(entriesOf(feature, 'en').flatMap(([key]) => (isShown(key) ? [] : [key]))).toEqual([])
  })
})

describe('Messages: French as it is written in Canada', () => {
  const french = FEATURES.flatMap((feature) =>
    entriesOf(feature, 'fr')
      .filter(([key]) => !OTHER_LANGUAGE.has(`${feature}.${key}`))
      .map(([key, message]) => [`${feature}.${key}`, message] as const),
  )

  it('sets no space before ? ! and ;, an unbreakable one before a colon and inside « », and curved apostrophes', () => {
    expect(french.filter(([, message]) => /\s[?!;]/.test(message))).toEqual([])
    expect(french.filter(([, message]) => /[^\u00a0\d]:(?!\/\/)/.test(message))).toEqual([])
    expect(french.filter(([, message]) => /«[^\u00a0]|[^\u00a0]»/.test(message))).toEqual([])
    expect(french.filter(([, message]) => message.includes("'"))).toEqual([])
  })

  it('leaves no English word', () => {
    const english =
      /\b(the|your|you|please|and|of|with|email|password|cart|order|sign|payment method|back|close|try|again)\b/i
    const words = (message: string) => message.replace(/[{<][^}>]*[}>]/g, ' ')
    expect(french.filter(([, message]) => english.test(words(message)))).toEqual([])
  })
})

/** The hint that offers the other language is written in it. */
const OTHER_LANGUAGE: ReadonlySet<string> = new Set([
  'shell.hint',
  'shell.hintOpen',
  'shell.hintClose',
  'shell.hintLabel',
])

/** How a file says whose messages it shows. */
function mentions(feature: Feature): string[] {
  const known = [`Messages('${feature}')`, `Translator<'${feature}'>`, `MessageKey<'${feature}'>`]
  // Titles are named by `titled`; what a refusal or a menu item is called, by a table of its own.
  return feature === 'pages' ? [...known, 'titled('] : feature === 'shell' ? [...known, 'ROUTE_TABLE'] : known
}

/** The names in a compiled message, each once: of values, of choices and of what is set apart. */
function namesIn(message: unknown): string[] {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      const [name, ...rest] = node as unknown[]
      if (typeof name === 'string' && isNode(node)) names.add(name)
      for (const part of isNode(node) ? rest : node) walk(part)
    } else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk)
  }
  if (typeof message !== 'string') for (const part of message as unknown[]) walk(part)
  return [...names].sort()
}

/** Within a message an array is a value, a choice or a tag, and begins with its name. */
function isNode(node: unknown[]): boolean {
  return typeof node[0] === 'string' && !/\s/.test(node[0])
}
