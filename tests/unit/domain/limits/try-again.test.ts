import { describe, expect, it } from 'vitest'
import { tryAgainSentence } from '@/src/domain/limits/try-again'

describe('Sessions: a limit says when to come back', () => {
  it.each([
    [0, 'in 1 second'],
    [1, 'in 1 second'],
    [59.2, 'in 1 minute'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [3_599, 'in 60 minutes'],
    [3_600, 'in 1 hour'],
    [7_300, 'in 3 hours'],
  ])('%s seconds: %s', (seconds, words) => {
    expect(tryAgainSentence(seconds)).toBe(`Too many attempts. Please try again ${words}.`)
  })
})
