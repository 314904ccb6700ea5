import type compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS, LOCALES } from '@/src/domain/languages/locales'
import { CATALOGS } from '@/src/storefront/languages/all-catalogs.server'
import type { Feature } from '@/src/storefront/languages/catalogs'
import { readMessage } from '@/src/storefront/languages/read-message'
import { compiledCatalog } from '@/src/storefront/languages/server-messages.server'

type Compiled = ReturnType<typeof compile>
const COUNTS = [0, 1, 1.5, 2, 5, 1_000, 1_000_000]

const formatters = {
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...asked),
  getNumberFormat: (...asked: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...asked),
  getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...asked),
}
/** Something that is no text, as an element is. */
const tag = (words: unknown[]) => ({ words })

/** A value for each name in a message: a tag where words stand inside, else the number, which reads as a name, too. */
function valuesFor(message: Compiled, count: number): Record<string, number | typeof tag> {
  const found: Record<string, number | typeof tag> = {}
  const look = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, options] = node
    const isNamed = typeof name === 'string' && (node.length === 1 || typeof type === 'number')
    if (isNamed && type !== 0) {
      found[name] = count
      for (const said of Object.values(options ?? {})) look(Array.isArray(said) ? [[said]] : said)
      return
    }
    for (const inner of node) look(inner)
  }
  look(message)
  return found
}

describe('Languages: what browsers read messages with', () => {
  const messages = LOCALES.flatMap((locale) =>
    (Object.keys(CATALOGS[locale]) as Feature[]).flatMap((feature) =>
      Object.entries(compiledCatalog(feature, locale)).map(([key, message]) => ({
        name: `${feature}.${key}`,
        locale,
        message,
        tags: [...String(Reflect.get(CATALOGS[locale][feature], key)).matchAll(/<(\w+)>/g)].map(
          ([, name = '']) => name,
        ),
      })),
    ),
  )

  it('says every message of both catalogs as icu-minify would, whatever is counted', () => {
    const differing: string[] = []
    for (const { name, locale, message, tags } of messages)
      for (const count of COUNTS) {
        const values = {
          ...valuesFor(message, count),
          ...Object.fromEntries(tags.map((each) => [each, tag])),
        }
        const said = readMessage<unknown>(message, LANGUAGE_TAGS[locale], values as never)
        const expected = format<unknown>(message, LANGUAGE_TAGS[locale], values as never, { formatters })
        const theirs = Array.isArray(expected) ? expected : expected === '' ? [] : [expected]
        if (JSON.stringify(said) !== JSON.stringify(theirs))
          differing.push(`${locale} ${name} with ${count}: ${JSON.stringify([said, theirs])}`)
      }
    expect(differing).toEqual([])
    expect(messages.length).toBeGreaterThan(1_000)
  })

  it.each([
    ['a date', [['day', 5]]],
    ['a choice', [['kind', 1, { other: 'x' }]]],
    ['an ordinal', [['place', 3, { other: 'x' }]]],
  ])('refuses %s, which no message has', (_, message) => {
    expect(() => readMessage(message as never, 'en-CA', { day: 1, kind: 'x', place: 1 })).toThrow(
      'no such notation',
    )
  })

  it('refuses a message that lacks a value, by its name', () => {
    expect(() => readMessage([['name']] as never, 'en-CA', {})).toThrow('a message needs name')
  })
})
