import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HOME = join(import.meta.dirname, '../../../src/domain')

const files = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(HOME, name), 'utf8') }))

/** Files that describe an HTTP body; everything else travels to the browser without zod. */
const SCHEMAS = /(-schema|-request|password-reset|registration|profile|user-fields|error-details)\.ts$/

function importsOf(text: string): string[] {
  const found = text.matchAll(
    /^(?:(?:import|export)\s[^'"=]*?from\s*|import\s*)['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...found].map(([, named, called]) => named ?? called ?? '')
}

describe('Architecture, the rules of the shop', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(30)
  })

  it('are read for imports, not for words that only look like one', () => {
    const text = `import { a } from 'x'\nimport {\n  b,\n} from "y"\nimport 'z'\nexport * from 'w'\nawait import('v')\n`
    expect(importsOf(text)).toEqual(['x', 'y', 'z', 'w', 'v'])
    expect(importsOf(`const WORDS = [\n  'import',\n  'from', 'there',\n]`)).toEqual([])
  })

  it.each(files)('$name imports only its own shelf and, where it describes a body, zod', ({ name, text }) => {
    const foreign = importsOf(text).filter((source) => !source.startsWith('.') && source !== 'zod')
    expect(foreign).toEqual([])
    if (!SCHEMAS.test(name)) expect(importsOf(text)).not.toContain('zod')
  })

  it.each(files)('$name knows no clock, no chance, no environment and no network', ({ text }) => {
    expect(text).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|process\.|\bfetch\(|localStorage|setTimeout|console\./,
    )
  })

  it.each(files)('$name is short enough to be one thought', ({ text }) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(250)
  })
})
