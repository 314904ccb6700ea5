import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode } from '@/src/domain/errors/error-codes'

type Arrived = { method?: string; url?: string; headers: IncomingHttpHeaders }

/** A request as it can be handed on, or why it cannot. */
type Reading = { url: string; isStaffAction: boolean } | { refusal: ErrorCode }

/**
 * What Next can read of a request: it answers 500 to the rest. A `%` that begins no character makes an address that
 * names nothing, so it is taken for itself, and the visitor finds the page that says so. In the query of a call it would
 * be taken for something that was not asked, so the call is refused; pages take no harm from a mistyped link's query.
 *
 * Pages are only read. What the staff area's screens send to the server beside calls is theirs alone (`isStaffAction`),
 * and refused when another site's page sends it.
 */
export function readableRequest({ method = 'GET', url = '', headers }: Arrived): Reading {
  const [path = '', query] = url.split(/\?(.*)/s, 2)
  if (!path.startsWith('/') && !/^https?:\/\//i.test(path)) return { refusal: 'UNREADABLE_REQUEST' }
  const isStaffAction = method === 'POST' && isStaffPath(path) && headers['next-action'] !== undefined
  if (!isStaffAction && !methodsOf(path).includes(method)) return { refusal: 'METHOD_NOT_ALLOWED' }
  if (isStaffAction && !isFromHere(headers)) return { refusal: 'FORBIDDEN' }
  if (isCall(path) && query !== undefined && !isDecodable(query)) return { refusal: 'UNREADABLE_REQUEST' }
  const readable = path
    .split('/')
    .map((part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')))
    .join('/')
  return { url: query === undefined ? readable : `${readable}?${query}`, isStaffAction }
}

/** What may be done at an address. Next's own, below an underscore, answer for themselves. */
export function methodsOf(path: string): string[] {
  const isRead = !isCall(path) && !path.startsWith('/_')
  return isRead ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
}

export function isCall(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

function isStaffPath(path: string): boolean {
  return /^\/manage-website(?:\/|$)/.test(path)
}

/** Browsers name the origin of whatever is posted; Next holds it against the same two headers. */
function isFromHere({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  const here =
    String(forwarded ?? '')
      .split(',')[0]
      ?.trim() || host
  return URL.canParse(origin) && new URL(origin).host === here
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
