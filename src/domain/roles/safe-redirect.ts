import { plainPath } from '../languages/paths'

const OWN_ORIGIN = 'https://own.invalid'

/** Coming from these nobody is sent back to them, or the visitor runs in circles. */
const NEVER = ['/login', '/signup', '/api']

/**
 * A path of our own out of a `redirect` parameter, or null. Whoever wrote the link wrote the parameter, so
 * other hosts, '//host', backslashes, other schemes and what a browser would turn into one of them are refused.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.includes('\\') || !URL.canParse(value, OWN_ORIGIN)) return null
  const url = new URL(value, OWN_ORIGIN)
  // '/.//host' is resolved to '//host' only here.
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return null
  const pathname = plainPath(url.pathname)
  if (NEVER.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return null
  return `${url.pathname}${url.search}${url.hash}`
}
