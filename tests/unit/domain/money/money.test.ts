import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCY } from '@/src/domain/money/currency'
import { formatCad, parseDollars, toDecimalString, toDollars } from '@/src/domain/money/money'

const anyCents = fc.nat({ max: 999_999_999_999 })

describe('Specification 9, Money', () => {
  it('is counted in Canadian dollars', () => {
    expect(CURRENCY).toBe('CAD')
  })

  it.each([
    [0, 0, '0.00', '$0.00'],
    [5, 0.05, '0.05', '$0.05'],
    [12_345, 123.45, '123.45', '$123.45'],
    [100_000, 1000, '1000.00', '$1,000.00'],
    [-250, -2.5, '-2.50', '-$2.50'],
    [1_999, 19.99, '19.99', '$19.99'],
  ])(
    'writes %i cents as %d dollars, as %s for PayPal and as %s for people',
    (cents, dollars, decimal, text) => {
      expect(toDollars(cents)).toBe(dollars)
      expect(toDecimalString(cents)).toBe(decimal)
      expect(formatCad(cents)).toBe(text)
    },
  )

  it('speaks French to those who read French', () => {
    expect(formatCad(123_450, 'fr-CA').replace(/\s/g, ' ')).toBe('1 234,50 $')
  })

  it('loses no cent on the way out and back, as a number or as text', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseDollars(toDollars(cents))).toBe(cents)
        expect(parseDollars(toDecimalString(cents))).toBe(cents)
        expect(toDecimalString(cents)).toMatch(/^\d+\.\d{2}$/)
      }),
    )
  })

  it.each([
    [499, 49_900],
    ['499', 49_900],
    ['499.5', 49_950],
    [' 12.30 ', 1_230],
    [0, 0],
    [19.99, 1_999],
  ])('understands %o as an amount', (value, cents) => {
    expect(parseDollars(value)).toBe(cents)
  })

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    '-1',
    0.001,
    1e-7,
    1e21,
    '1e3',
    '12.345',
    '1,000',
    '$5',
    '',
    '.',
    '5.',
    'abc',
    '90071992547409.92',
    '99999999999999999',
  ])('refuses %o as an amount', (value) => {
    expect(parseDollars(value)).toBeNull()
  })

  it('never writes half a cent', () => {
    for (const cents of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => toDollars(cents)).toThrow(RangeError)
      expect(() => toDecimalString(cents)).toThrow(RangeError)
      expect(() => formatCad(cents)).toThrow(RangeError)
    }
  })
})
