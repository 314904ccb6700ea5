import { describe, expect, it } from 'vitest'
import { readImportCommand } from '@/src/imports/command'

describe('npm run import:people', () => {
  it.each([
    [['people.csv'], { file: 'people.csv', batch: 'people.csv', isDryRun: false, isRelease: false }],
    [
      ['--dry-run', 'a/people.csv'],
      { file: 'a/people.csv', batch: 'people.csv', isDryRun: true, isRelease: false },
    ],
    [
      ['p.csv', '--batch', 'spring', '--release'],
      { file: 'p.csv', batch: 'spring', isDryRun: false, isRelease: true },
    ],
    [['--release', '--batch', 'spring'], { file: null, batch: 'spring', isDryRun: false, isRelease: true }],
  ])('%j', (args, command) => {
    expect(readImportCommand(args)).toEqual(command)
  })

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['--relase', '--batch', 'x']],
    [['a.csv', '--batch']],
    [['a.csv', '--batch', '--release']],
    [['--release']],
    [['a.csv', '--dry-run', '--release']],
  ])('does nothing when it is not sure what is meant: %j', (args) => {
    expect(readImportCommand(args)).toHaveProperty('refusal')
  })
})
