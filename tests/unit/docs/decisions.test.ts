import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const names = readdirSync(FOLDER).sort()
const records = names.map((name) => ({
  name,
  lines: readFileSync(`${FOLDER}/${name}`, 'utf8').trimEnd().split('\n'),
}))

describe('Decision records', () => {
  it('are numbered, each number once', () => {
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !/^\d{3}-[a-z0-9-]+\.md$/.test(name))).toEqual([])
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length)
  })

  it.each(records)(
    '$name says when it was made, what it is worth today, and fits one screen',
    ({ name, lines }) => {
      expect(lines[0]).toMatch(new RegExp(`^# ${name.slice(0, 3)} `))
      expect(lines[2]).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \d{3})\.$/)
      expect(lines.length).toBeLessThanOrEqual(40)
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(lines.join('\n')).toContain(`**${part}.**`)
    },
  )
})
