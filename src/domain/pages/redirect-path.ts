import { LOCALES } from '../languages/locales'
import { localPath, plainPath } from '../languages/paths'
import { REDIRECTS } from '../roles/redirects'
import { ROUTE_TABLE } from '../roles/route-table'

const LONGEST = 300
/** The staff area, the API and files: nothing there is ever missing as a page is. */
const NOT_PAGES = /^\/(api|_next|preview|manage-website|images|fonts)(\/|$)/
const ROUTES = new Set(
  Object.keys(ROUTE_TABLE).flatMap((path) => LOCALES.map((locale) => localPath(path, locale))),
)

export const LEADS_BACK = 'This leads back to where it begins.'

/** The path of an address on this site as redirects keep it: no origin, no query, no slash at its end. Null elsewhere. */
export function pathOnSite(address: string, origin: string): string | null {
  const text = address.trim()
  const local = text === origin || text.startsWith(`${origin}/`) ? text.slice(origin.length) || '/' : text
  if (!local.startsWith('/') || local.startsWith('//') || local.includes('\\')) return null
  const path = local.split(/[?#]/)[0] ?? ''
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** What is wrong with an address as the beginning of a redirect, or null. `path` comes from `pathOnSite`. */
export function redirectProblem(path: string | null): string | null {
  if (path === null) return 'Write an address of this site, such as /old-page or /fr/ancienne-page.'
  if (path.length > LONGEST) return 'This address is too long.'
  if (plainPath(path) === '/') return 'The home page cannot lead elsewhere.'
  if (NOT_PAGES.test(path) || ROUTES.has(path) || path in REDIRECTS)
    return 'The site itself has something at this address, so nobody would ever be led on from it.'
  return null
}
