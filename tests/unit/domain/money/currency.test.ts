import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyProblem, decimalsOf } from '@/src/domain/money/currency'
import {
  formatDollars,
  formatMoney,
  parseDollars,
  toDecimalString,
  toDollars,
} from '@/src/domain/money/money'

describe('Architecture, One source, two forms: any currency of a site', () => {
  it.each([
    ['USD', 4_900, 49, '49.00', 'US$49.00', '$49.00'],
    ['EUR', 5, 0.05, '0.05', '€0.05', '€0.05'],
    ['JPY', 4_900, 4_900, '4900', 'JP¥4,900', '¥4,900'],
    ['HUF', 4_900, 4_900, '4900', 'HUF 4,900', 'Ft4,900'],
    ['TWD', 0, 0, '0', 'NT$0', '$0'],
  ])('writes %s with its own decimals', (currency, minor, amount, decimal, _long, text) => {
    expect(toDollars(minor, currency)).toBe(amount)
    expect(toDecimalString(minor, currency)).toBe(decimal)
    expect(formatMoney(minor, currency).replace(/\s/g, '')).toBe(text)
    expect(formatDollars(amount, currency)).toBe(formatMoney(minor, currency))
  })

  it.each(['USD', 'JPY', 'HUF', 'CAD'])('reads back to the smallest unit what it wrote in %s', (currency) => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), (minor) => {
        expect(parseDollars(toDecimalString(minor, currency), currency)).toBe(minor)
        expect(parseDollars(toDollars(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  it('takes no half yen, and zeros that say nothing', () => {
    expect(parseDollars('500.50', 'JPY')).toBeNull()
    expect(parseDollars('500.00', 'JPY')).toBe(500)
  })

  it('cannot count in what is no currency or has thousandths', () => {
    expect(decimalsOf('KWD')).toBe(3)
    expect(currencyProblem('KWD')).toMatch(/KWD have 3 decimals/)
    expect(currencyProblem('DOLLARS')).toMatch(/no currency/)
    expect(['CAD', 'USD', 'JPY', 'EUR'].map(currencyProblem)).toEqual([null, null, null, null])
  })
})
