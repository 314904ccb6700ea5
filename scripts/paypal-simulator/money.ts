import type { Money } from './state'

/** The currencies PayPal accepts. */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
)
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD'])

/** PayPal's pattern for `amount.value`. */
export const AMOUNT_PATTERN = /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/

export function isKnownCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}

export function decimalsOf(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : 2
}

/** How many digits stand behind the point. */
export function decimalsIn(value: string): number {
  return value.split('.')[1]?.length ?? 0
}

/** Smallest units of the currency. The value must match AMOUNT_PATTERN; digits beyond the currency's are cut. */
export function toMinor(value: string, currency: string): bigint {
  const decimals = decimalsOf(currency)
  const negative = value.startsWith('-')
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  const minor = BigInt(`${whole || '0'}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  return negative ? -minor : minor
}

export function fromMinor(minor: bigint, currency: string): Money {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return { currency_code: currency, value: minor.toString() }
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const value = `${minor < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return { currency_code: currency, value }
}
