import { readFileSync } from 'node:fs'
import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { commerce } from '@/plugins/commerce'
import { mail } from '@/plugins/mail'
import { EXPORTS } from '@/scripts/package/exports'
import { PACKAGE_NAME } from '@/scripts/package/manifest'
import { sourceFiles } from '../../support/source-tree'

const FOLDERS =
  /^(plugins\/(commerce|mail)|collections|src\/(client|domain|server)|src\/admin\/(discounts|orders|payments|ui))\/|^src\/(generated\/shop-api-types|admin\/(client|rsc|mail\/mail-state))\.tsx?$/

/** All files the package is made of: what its exports pull in. */
function everythingBehind(entries: string[]): Set<string> {
  const byPath = new Map(sourceFiles().map((file) => [file.path, file]))
  const files = new Set<string>()
  const follow = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    for (const { target, isPackage } of byPath.get(path)?.imports ?? []) if (!isPackage) follow(target)
  }
  for (const entry of entries) follow(entry)
  return files
}

const guide = readFileSync('docs/headless.md', 'utf8')
const db = { name: 'postgres', defaultIDType: 'text' } as Config['db']
const people = { slug: 'users', auth: true, fields: [] }
const plain: Config = { secret: 'unit', collections: [people], db }

describe('Architecture, One source, two forms: what the package is made of', () => {
  it('is made of the shop alone, of none of our pages and seeds', () => {
    const files = everythingBehind(Object.values(EXPORTS).map((source) => `${source}.ts`))
    expect([...files].filter((file) => !FOLDERS.test(file))).toEqual([])
    expect(files.size).toBeGreaterThan(100)
  })

  it('names no screen of ours that Payload’s admin would look for there', async () => {
    const { collections } = await commerce()(plain)
    expect(collections?.map(({ slug }) => slug)).toContain('email-outbox')
    expect(JSON.stringify(collections)).not.toContain('/src/')
    expect(JSON.stringify(await commerce({ staffScreens: false })(plain))).not.toContain(PACKAGE_NAME)
    const withScreens = await mail({ staffScreens: true })(plain)
    expect(JSON.stringify(withScreens.collections)).toContain('/src/admin/mail/')
  })

  it('offers every staff screen it names', async () => {
    const { collections, admin } = await commerce()(plain)
    const named = [
      ...JSON.stringify({ collections, admin }).matchAll(/"[^"]*digital-commerce([^"#]*)#(\w+)"/g),
    ]
    expect(named.length).toBeGreaterThan(15)
    const missing = named.filter(([, entry, name]) => {
      const source = readFileSync(`${EXPORTS[`.${entry}`]}.ts`, 'utf8')
      return !new RegExp(`\\b${name}\\b`).test(source)
    })
    expect(missing.map(([whole]) => whole)).toEqual([])
  })

  it('is found by its name here as in any site that has it installed', () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: { paths: Record<string, string[]> }
    }
    const paths = Object.entries(compilerOptions.paths).filter(([name]) => name.startsWith(PACKAGE_NAME))
    const offered = Object.entries(EXPORTS).map(([name, source]) => [
      `${PACKAGE_NAME}${name.slice(1)}`,
      [`./${source}.ts`],
    ])
    expect(Object.fromEntries(paths)).toEqual(Object.fromEntries(offered))
  })

  it('has a guide that names every option, every export and every slug it takes', async () => {
    const options = readFileSync('plugins/commerce/site/options.ts', 'utf8')
    const names = [...options.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(7)
    expect(names.filter((name) => !guide.includes(`\n| \`${name}`))).toEqual([])
    const exports = Object.keys(EXPORTS)
    expect(exports.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
    const { collections = [] } = await commerce()(plain)
    const slugs = collections.map(({ slug }) => slug).filter((slug) => slug !== people.slug)
    expect(slugs.filter((slug) => !guide.includes(`\`${slug}\``))).toEqual([])
  })
})
