import { readFileSync } from 'node:fs'
import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { commerce } from '@/plugins/commerce'
import { mail } from '@/plugins/mail'
import { EXPORTS } from '@/scripts/package/exports'
import { sourceFiles } from '../../support/source-tree'

const FOLDERS =
  /^(plugins\/(commerce|mail)|collections|src\/(client|domain|server))\/|^src\/generated\/shop-api-types\.ts$/

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
  it('is made of the shop alone, of none of our pages, seeds and staff screens', () => {
    const files = everythingBehind(Object.values(EXPORTS).map((source) => `${source}.ts`))
    expect([...files].filter((file) => !FOLDERS.test(file))).toEqual([])
    expect(files.size).toBeGreaterThan(100)
  })

  it('names no screen of ours that Payload’s admin would look for there', async () => {
    const { collections } = await commerce()(plain)
    expect(collections?.map(({ slug }) => slug)).toContain('email-outbox')
    expect(JSON.stringify(collections)).not.toContain('/src/')
    const withScreens = await mail({ staffScreens: true })(plain)
    expect(JSON.stringify(withScreens.collections)).toContain('/src/admin/mail/')
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
