/** A word of PayPal's, or nothing when it sent something else in its place. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
