/** The one currency of the shop (Specification 9). */
export const CURRENCY = 'CAD'

/**
 * Integer cents as the decimal dollars the HTTP boundary speaks: 12345 → 123.45.
 * The division is correctly rounded, so the printed number always has at most two decimals.
 */
export function toDollars(cents: number): number {
  assertCents(cents)
  return cents / 100
}

/** Integer cents as a string with exactly two decimals: 5 → '0.05'. PayPal gets amounts in this form. */
export function toDecimalString(cents: number): string {
  assertCents(cents)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Decimal dollars from outside as integer cents, or null when they are not an amount of money:
 * negative, more than two decimals, not finite, not a number, or too large to count exactly.
 */
export function parseDollars(value: number | string): number | null {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(value).trim())
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}

/** Integer cents as people read them: 12345 → '$123.45' ('123,45 $' for fr-CA). */
export function formatCad(cents: number, locale = 'en-CA'): string {
  assertCents(cents)
  const style = { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(locale, style).format(cents / 100)
}

/** Half a cent inside the books is a programming error, never a matter of rounding. */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in whole cents: ${cents}`)
}
