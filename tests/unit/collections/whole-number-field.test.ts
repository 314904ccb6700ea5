import { describe, expect, it } from 'vitest'
import { wholeNumberField } from '@/collections/whole-number-field'

type Validate = (value: unknown) => true | string

describe('a whole number', () => {
  const uses = wholeNumberField({ name: 'uses', min: 1 }).validate as unknown as Validate
  const days = wholeNumberField({ name: 'days', min: 0, max: 365, required: true })
    .validate as unknown as Validate

  it.each([1, 2_147_483_647, null, undefined])('may be %s', (value) => {
    expect(uses(value)).toBe(true)
  })

  it.each([0, -1, 1.5, 2_147_483_648, 1e300, Number.NaN, Number.POSITIVE_INFINITY, '3', [3], true])(
    'is not %s',
    (value) => {
      expect(uses(value)).toBe('Use a whole number of at least 1.')
    },
  )

  it('has the limits of its field, and is there where it is required', () => {
    expect([days(0), days(365)]).toEqual([true, true])
    expect(days(366)).toBe('Use a whole number from 0 to 365.')
    expect(days(null)).toBe('A number is required.')
  })
})
