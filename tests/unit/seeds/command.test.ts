import { describe, expect, it } from 'vitest'
import { readSeedCommand } from '@/src/seeds/command'

const FLAG = '--i-know-this-is-production'

describe('what a seed run may write', () => {
  it('writes the demo unless told otherwise', () => {
    expect(readSeedCommand([], {})).toEqual({ set: 'demo' })
    expect(readSeedCommand(['reference'], {})).toEqual({ set: 'reference' })
    expect(readSeedCommand(['year'], {})).toEqual({ set: 'year' })
  })

  it.each([
    ['production', { NODE_ENV: 'production' }],
    ['a shop that takes real money', { PAYPAL_MODE: 'live' }],
  ])('never writes demo accounts into %s', (_, env) => {
    expect(readSeedCommand([], env)).toHaveProperty('refusal')
    expect(readSeedCommand(['demo', FLAG], env)).toHaveProperty('refusal')
    expect(readSeedCommand(['year', FLAG], env)).toHaveProperty('refusal')
  })

  it('writes reference data into production only when asked for in so many words', () => {
    const env = { NODE_ENV: 'production', PAYPAL_MODE: 'live' }
    expect(readSeedCommand(['reference'], env)).toHaveProperty('refusal')
    expect(readSeedCommand(['reference', FLAG], env)).toEqual({ set: 'reference' })
  })

  it('refuses words it does not know', () => {
    expect(readSeedCommand(['everything'], {})).toHaveProperty('refusal')
    expect(readSeedCommand(['demo', 'reference'], {})).toHaveProperty('refusal')
    expect(readSeedCommand(['--force'], {})).toHaveProperty('refusal')
  })
})
