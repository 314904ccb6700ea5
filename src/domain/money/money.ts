import { CURRENCY, decimalsOf } from './currency'

/**
 * Integer cents as the decimal dollars the HTTP boundary speaks: 12345 → 123.45. Of a currency without decimals the
 * smallest unit is the whole one: 500 → 500.
 * The division is correctly rounded, so the printed number always has at most two decimals.
 */
export function toDollars(cents: number, currency: string = CURRENCY): number {
  assertCents(cents)
  return cents / 10 ** decimalsOf(currency)
}

/** Integer cents as a string with exactly as many decimals as the currency has: 5 → '0.05'. PayPal gets amounts in this form. */
export function toDecimalString(cents: number, currency: string = CURRENCY): string {
  assertCents(cents)
  const decimals = decimalsOf(currency)
  if (decimals === 0) return String(cents)
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * Decimal dollars from outside as integer cents, or null when they are not an amount of money:
 * negative, more decimals than the currency has, not finite, not a number, or too large to count exactly. Zeros that say nothing
 * are taken: '500.00' yen.
 */
export function parseDollars(value: number | string, currency: string = CURRENCY): number | null {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(value).trim())
  if (!match) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(hundredths) ? fromHundredths(hundredths, currency) : null
}

/** Hundredths of a unit in the smallest unit of the currency; null where that is none: 50 hundredths of a yen. */
export function fromHundredths(hundredths: number, currency: string): number | null {
  const units = hundredths / 10 ** (2 - decimalsOf(currency))
  return Number.isSafeInteger(units) ? units : null
}

/** Integer cents as people read them: 12345 → '$123.45' ('123,45 $' for fr-CA). */
export function formatCad(cents: number, locale = 'en-CA'): string {
  return formatMoney(cents, CURRENCY, locale)
}

/** The same in any currency: 500 JPY → '¥500'. */
export function formatMoney(cents: number, currency: string, locale = 'en-CA'): string {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(toDollars(cents, currency))
}

/** Decimal dollars of an answer as people read them. */
export function formatDollars(dollars: number, currency: string, locale = 'en-CA'): string {
  return formatMoney(Math.round(dollars * 10 ** decimalsOf(currency)), currency, locale)
}

/** Half a cent inside the books is a programming error, never a matter of rounding. */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in whole cents: ${cents}`)
}
