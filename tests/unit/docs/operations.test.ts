import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readReleaseCommand } from '@/scripts/release/command'

const guide = readFileSync('docs/operations.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const lines = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
)

describe('Operations: the guide', () => {
  it('names commands that are there', () => {
    const named = lines.map((line) => /^npm run (\S+)/.exec(line)?.[1]).filter((name) => name !== undefined)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  })

  it('releases with options the command takes', () => {
    const releases = lines.filter((line) => line.startsWith('npm run restore:release -- '))
    expect(releases.length).toBeGreaterThan(1)
    for (const line of releases)
      expect(readReleaseCommand(line.split(' -- ')[1]?.split(' ') ?? []), line).not.toHaveProperty('refusal')
  })
})
