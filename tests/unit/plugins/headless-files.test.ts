import { readFileSync } from 'node:fs'
import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { commerce } from '@/plugins/commerce'
import { mail } from '@/plugins/mail'
import { sourceFiles } from '../../support/source-tree'

const ENTRIES = [
  'plugins/mail/index.ts',
  'plugins/commerce/index.ts',
  'plugins/commerce/start-shop.ts',
  'plugins/commerce/guards/add-commerce-guards.ts',
]

/** What the two plugins pull in, and what runs of it. */
function everythingBehind(entries: string[]): { files: Set<string>; packages: Set<string> } {
  const byPath = new Map(sourceFiles().map((file) => [file.path, file]))
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    for (const { target, isPackage, isType } of byPath.get(path)?.imports ?? []) {
      if (isPackage && !isType && !target.startsWith('node:')) packages.add(target)
      if (!isPackage) follow(target)
    }
  }
  for (const entry of entries) follow(entry)
  return { files, packages }
}

const guide = readFileSync('docs/headless.md', 'utf8')

describe('Architecture, Commerce: what another site copies to have the shop', () => {
  it('is in the folders the guide names, and nothing of our pages', () => {
    const { files } = everythingBehind(ENTRIES)
    const [, line = ''] = /^cp -R (.+) \\\n/m.exec(guide) ?? []
    const folders = line.trim().split(' ')
    expect(folders.length).toBeGreaterThan(3)
    const outside = [...files].filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))
    expect(outside).toEqual([])
    expect(files.size).toBeGreaterThan(100)
  })

  it('needs the packages the guide names', () => {
    const { packages } = everythingBehind(ENTRIES)
    const [, line = ''] = /^npm install (.+)$/m.exec(guide) ?? []
    const named = [...line.split(' '), 'payload', '@payloadcms/db-postgres', 'next']
    const missing = [...packages].filter((name) => !named.some((known) => `${name}/`.startsWith(`${known}/`)))
    expect(missing).toEqual([])
  })

  it('names no screen of ours that Payload’s admin would look for there', async () => {
    const people = { slug: 'users', auth: true, fields: [] }
    const db = { name: 'postgres', defaultIDType: 'text' } as Config['db']
    const plain: Config = { secret: 'unit', collections: [people], db }
    const { collections } = await commerce()(await mail()(plain))
    expect(collections?.map(({ slug }) => slug)).toContain('email-outbox')
    expect(JSON.stringify(collections)).not.toContain('/src/')
    const withScreens = await mail({ staffScreens: true })(plain)
    expect(JSON.stringify(withScreens.collections)).toContain('/src/admin/mail/')
  })
})
