/** A word of PayPal's, or nothing when it sent something else in its place. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * A currency as PayPal names it. What is no text at all equals no currency of ours, and is not "missing" either: an
 * amount without a currency is ours, an amount in an unreadable one is nobody's.
 */
export function currencyOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : textOf(value) || 'unreadable'
}
