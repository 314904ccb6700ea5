import type { Payload } from 'payload'
import { parseCookies } from 'payload/shared'
import { methodHeader } from '@/src/server/incoming/noted-headers'

/**
 * The access token a request carries: `Authorization: Bearer …` (or Payload's `JWT …`), else the http-only cookie.
 *
 * A cookie is sent by the browser whoever made the page, so it only counts when the request comes from this site:
 * its Origin is one of ours, or it has none and the browser says it is a same-origin request or a typed address.
 * What only reads is less strict: browsers from before 2023 do not say where a request comes from, and a link in a mail
 * comes from elsewhere. No other site can read the answer, and it changes nothing.
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
  if (site === 'same-origin' || site === 'none') return true
  return isRead(headers) && (site === null || isOpenedByLink(headers))
}

/** By the method as it arrived: a POST that claims to be a GET in a header of its own stays one. */
function isRead(headers: Headers): boolean {
  return ['GET', 'HEAD'].includes(headers.get(methodHeader()) ?? '')
}

/** Opened in a window of its own, rather than shown inside another site's page. */
function isOpenedByLink(headers: Headers): boolean {
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document'
}
