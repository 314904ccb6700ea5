import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../support/source-tree'

type Words = Record<string, string>
type Catalog = { path: string; name: string; en: Words; fr: Words }

const files = sourceFiles().filter(({ path }) => !path.startsWith('tests/'))
const catalogs = (
  await Promise.all(
    files
      .filter(({ path, text }) => path.startsWith('src/admin/') && text.includes('\nconst fr'))
      .map(async ({ path }) => {
        const exported: Record<string, unknown> = await import(`${process.cwd()}/${path}`)
        return Object.entries(exported).flatMap(([name, found]) =>
          isCatalog(found) ? [{ path, name, ...found }] : [],
        )
      }),
  )
).flat()

function isCatalog(found: unknown): found is Pick<Catalog, 'en' | 'fr'> {
  return typeof found === 'object' && found !== null && 'en' in found && 'fr' in found
}

/** What is shown by a value of a rule is named where that rule is, not where it is shown. */
const named = files
  .filter(({ path }) => !/^src\/generated\/|^migrations\//.test(path))
  .filter(({ path }) => !catalogs.some((catalog) => catalog.path === path))
  .map(({ text }) => text)
  .join('\n')

/** Where its messages are shown: whoever takes it. */
const readersOf = ({ path, name }: Catalog) =>
  files.filter(({ imports, text }) => imports.some(({ target }) => target === path) && text.includes(name))

describe('Staff catalogs: English and French hold each other', () => {
  it('knows many', () => expect(catalogs.length).toBeGreaterThan(20))

  it.each(catalogs)(
    '$path, $name: each message in both languages, none without words, with the same values',
    ({ en, fr }) => {
      expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
      expect([...Object.entries(en), ...Object.entries(fr)].filter(([, words]) => !words.trim())).toEqual([])
      const values = (words: string) =>
        [...new Set([...words.matchAll(/\{(\w+)[,}]/g)].map(([, value]) => value))].sort()
      for (const key of Object.keys(en)) expect(values(fr[key] ?? ''), key).toEqual(values(en[key] ?? ''))
    },
  )

  it.each(catalogs)('$path, $name: no sentence under two names', ({ en, fr }) => {
    const said = Object.keys(en).map((key) => `${en[key]} | ${fr[key]}`)
    expect(said.filter((each, place) => said.indexOf(each) !== place)).toEqual([])
  })

  it.each(catalogs)('$path, $name: no message that nobody shows', (catalog) => {
    expect(readersOf(catalog).length).toBeGreaterThan(0)
    expect(Object.keys(catalog.en).filter((key) => !new RegExp(`['"\`]${key}['"\`]`).test(named))).toEqual([])
  })
})
