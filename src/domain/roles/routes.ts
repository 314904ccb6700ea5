import { localeOfPath, localPath, plainPath } from '../languages/paths'
import { isPermitted } from './roles'
import { type Access, ROUTE_TABLE } from './route-table'
import { safeRedirect } from './safe-redirect'

export { safeRedirect } from './safe-redirect'

/** Who may open each path of the route table; a path that is not in it shows Page not found, which is public. */
export const ROUTES: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.entries(ROUTE_TABLE).flatMap(([path, route]) => ('access' in route ? [[path, route.access]] : [])),
)

export interface SessionState {
  readonly isAuthenticated: boolean
  readonly role?: string | null
}

export type Verdict = { readonly allow: true } | { readonly allow: false; readonly redirect: string }

/**
 * May this visitor be here? Guests go to /login with the path kept as `redirect`, an insufficient role goes
 * to /, signed-in visitors of /login and /signup go where they were headed, else to /profile; each in the path's language.
 * `search` is the query with or without its question mark. Ask once the session is known, not while it loads.
 */
export function guard(path: string, search: string, session: SessionState): Verdict {
  const here = normalizePath(path)
  const query = search === '' || search.startsWith('?') ? search : `?${search}`
  const access = accessOf(here)
  const redirect = (to: string): Verdict => ({ allow: false, redirect: localPath(to, localeOfPath(here)) })
  if (access === 'public') return { allow: true }
  if (access === 'guest-only') return session.isAuthenticated ? redirect(headedFor(query)) : { allow: true }
  if (!session.isAuthenticated) return redirect(`/login?redirect=${encodeURIComponent(`${here}${query}`)}`)
  if (access === 'signed-in') return { allow: true }
  return isPermitted(session.role, access) ? { allow: true } : redirect('/')
}

/** Who may open a path, in whichever language. Everything under the staff area is for staff, the system settings' own screen included. */
export function accessOf(path: string): Access {
  const here = normalizePath(plainPath(path))
  const listed = ROUTES[here]
  if (listed) return listed
  if (/^\/programs\/[^/]+(\/lessons\/[^/]+)?$/.test(here)) return ROUTE_TABLE['/programs/{programId}'].access
  if (/^\/groups\/[^/]+$/.test(here)) return ROUTE_TABLE['/groups/{groupId}'].access
  if (/^\/manage-website\/globals\/system-settings(\/|$)/.test(here))
    return ROUTE_TABLE['/system-settings'].access
  return here.startsWith('/manage-website/') ? ROUTE_TABLE['/manage-website'].access : 'public'
}

/** Whether a visitor whose session ended may stay on this path (Specification 4, Session). */
export function isPublicPath(path: string): boolean {
  const access = accessOf(path)
  return access === 'public' || access === 'guest-only'
}

/** '/profile/' and '/profile' are the same place; so is '' and '/'. */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

function headedFor(query: string): string {
  return safeRedirect(new URLSearchParams(query).get('redirect')) ?? '/profile'
}
