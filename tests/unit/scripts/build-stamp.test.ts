import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeBuild, isBuilt, markBuilt, unmarkBuilt } from '@/scripts/environment/build-stamp.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-stamp-'))
  mkdirSync(path.join(root, 'app'))
  writeFileSync(path.join(root, 'app/page.tsx'), 'one')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('whether a build is still the right one', () => {
  it('stays when nothing changed', () => {
    expect(describeBuild(['db', 'site'], root)).toBe(describeBuild(['db', 'site'], root))
  })

  it('goes when a source file changes, appears or moves', () => {
    const seen = new Set([describeBuild([], root)])
    writeFileSync(path.join(root, 'app/page.tsx'), 'two')
    seen.add(describeBuild([], root))
    writeFileSync(path.join(root, 'next.config.ts'), '')
    seen.add(describeBuild([], root))
    mkdirSync(path.join(root, 'app/about'))
    writeFileSync(path.join(root, 'app/about/page.tsx'), 'two')
    seen.add(describeBuild([], root))
    expect(seen.size).toBe(4)
  })

  it('goes with the database and with the address of the site', () => {
    const descriptions = [
      describeBuild(['db', 'site'], root),
      describeBuild(['db2', 'site'], root),
      describeBuild(['db', 'site2'], root),
      describeBuild(['dbs', 'ite'], root),
    ]
    expect(new Set(descriptions).size).toBe(4)
  })

  it('does not mind files that no build reads', () => {
    const before = describeBuild([], root)
    writeFileSync(path.join(root, 'README.md'), 'words')
    expect(describeBuild([], root)).toBe(before)
  })

  it('takes a folder for built only after it was marked with the same description', () => {
    expect(isBuilt(root, 'a')).toBe(false)
    markBuilt(root, 'a')
    expect(isBuilt(root, 'a')).toBe(true)
    expect(isBuilt(root, 'b')).toBe(false)
    unmarkBuilt(root)
    expect(isBuilt(root, 'a')).toBe(false)
  })
})
