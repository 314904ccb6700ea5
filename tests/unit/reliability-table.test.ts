import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Row = { number: string; file: string; title: string }

const TABLE = readFileSync('docs/reliability.md', 'utf8')

/** `| P1 | … | \`file\` › title |`; a title that goes on with something computed ends in `…`. */
const rows: Row[] = TABLE.split('\n').flatMap((line) => {
  const [, number = '', file = '', title = ''] =
    /^\| ([A-Z]\d+) \|.*\| `([^`]+)` › (.+?)…? \|$/.exec(line) ?? []
  return number ? [{ number, file, title }] : []
})

describe('the table of faults in docs/reliability.md', () => {
  it('is read whole', () => {
    const numbered = TABLE.split('\n').filter((line) => /^\| [A-Z]\d+ \|/.test(line))
    expect(rows).toHaveLength(numbered.length)
    expect(rows.length).toBeGreaterThan(75)
    expect(new Set(rows.map(({ number }) => number)).size, 'no number stands there twice').toBe(rows.length)
  })

  it.each(rows)('$number names a test that exists: $title', ({ file, title }) => {
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })
})
