import type { Payload } from 'payload'
import { parseCookies } from 'payload/shared'

/**
 * The access token a request carries: `Authorization: Bearer …` (or Payload's `JWT …`), else the http-only cookie.
 *
 * A cookie is sent by the browser whoever made the page, so it only counts when the request comes from this site:
 * its Origin is one of ours, or it has none and the browser says it is a same-origin request or a typed address.
 */
export function presentedToken(headers: Headers, payload: Payload): string | null {
  const authorization = headers.get('Authorization') ?? ''
  const [scheme = '', token] = authorization.split(' ', 2)
  // RFC 9110: a scheme's name is the same in any case.
  if (['bearer', 'jwt'].includes(scheme.toLowerCase()) && token) return token
  const cookie = parseCookies(headers).get(`${payload.config.cookiePrefix}-token`)
  return cookie && isOwnRequest(headers, payload.config.csrf) ? cookie : null
}

function isOwnRequest(headers: Headers, ownOrigins: string[]): boolean {
  const origin = headers.get('Origin')
  if (origin) return ownOrigins.includes(origin)
  const site = headers.get('Sec-Fetch-Site')
  return site === 'same-origin' || site === 'none'
}
