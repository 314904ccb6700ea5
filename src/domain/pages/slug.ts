const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether something can be the last part of an address here: small letters and digits, joined by single hyphens. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && SLUG.test(value)
}
