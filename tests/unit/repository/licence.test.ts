import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allFiles } from '../../support/source-tree'

const read = (file: string) => readFileSync(file, 'utf8')
type Package = { license: string }
const own = JSON.parse(read('package.json')) as Package
const lock = JSON.parse(read('package-lock.json')) as Package & { packages: Record<string, Package> }
const licence = read('LICENSE')

describe('The licence', () => {
  it('is MIT, for packages as for people', () => {
    expect(licence).toMatch(/^MIT License\n/)
    expect([own.license, lock.packages['']?.license]).toEqual(['MIT', 'MIT'])
  })

  it('names its holder in one place', () => {
    const holder = /^Copyright \(c\) \d{4} (.+)$/m.exec(licence)?.[1] ?? ''
    expect(holder).not.toBe('')
    const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'package.json']
    const named = [...pages, ...allFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file))]
    expect(named.filter((file) => read(file).includes(holder))).toEqual([])
  })
})

it.each([
  'SECURITY.md',
  '.github/pull_request_template.md',
  '.github/ISSUE_TEMPLATE/bug.md',
  '.github/ISSUE_TEMPLATE/change.md',
])('The repository has %s, and every file it leads to', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})
