import { describe, expect, it } from 'vitest'
import { readTestOptions } from '@/scripts/environment/test-options.mjs'

describe('the options of npm test', () => {
  it('runs everything when nothing is said', () => {
    expect(readTestOptions([])).toEqual({ only: undefined, deep: false, vitestArgs: [] })
  })

  it('hands what it does not know to vitest', () => {
    expect(readTestOptions(['--only', 'unit', 'tests/unit/domain', '-t', 'code'])).toEqual({
      only: 'unit',
      deep: false,
      vitestArgs: ['tests/unit/domain', '-t', 'code'],
    })
  })

  it('asks which part such options are for', () => {
    expect(() => readTestOptions(['-t', 'code'])).toThrow('--only check|unit|sql|integration|e2e')
  })

  it('refuses a part that does not exist', () => {
    expect(() => readTestOptions(['--only', 'units'])).toThrow('check, unit, sql, integration, e2e')
  })

  it('goes deep with any part', () => {
    expect(readTestOptions(['--deep'])).toMatchObject({ deep: true, only: undefined })
    expect(readTestOptions(['--only', 'e2e', '--deep'])).toMatchObject({
      deep: true,
      only: 'e2e',
      vitestArgs: [],
    })
  })
})
