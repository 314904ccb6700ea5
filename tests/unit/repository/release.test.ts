import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
type Package = { version: string }
const own = JSON.parse(read('package.json')) as Package
const lock = JSON.parse(read('package-lock.json')) as Package & { packages: Record<string, Package> }

describe('A release', () => {
  it('has one version: package.json, the lock file and the newest entry of the changelog', () => {
    expect([lock.version, lock.packages['']?.version]).toEqual([own.version, own.version])
    const entries = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\S+))?$/gm)].map(
      ([, name, date]) => ({ name, date }),
    )
    expect(entries[0]).toEqual({ name: 'Unreleased', date: undefined })
    expect(entries[1]?.name).toBe(own.version)
    for (const { date } of entries.slice(1)) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('sorts what changed under the usual headings', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
    expect(headings.length).toBeGreaterThan(1)
    const usual = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
    expect(headings.filter((heading) => !usual.includes(heading ?? ''))).toEqual([])
  })
})
