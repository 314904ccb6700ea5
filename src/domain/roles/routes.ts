import { isPermitted } from './roles'
import { safeRedirect } from './safe-redirect'

export { safeRedirect } from './safe-redirect'

export type Access = 'public' | 'guest-only' | 'signed-in' | 'admin' | 'superuser'

/** Specification 2, Route table. A path that is not in it shows Page not found, which is public. */
export const ROUTES = {
  '/': 'public',
  '/login': 'guest-only',
  '/signup': 'guest-only',
  '/register': 'public',
  '/forgot-password': 'public',
  '/welcome-migrated-user': 'public',
  '/reset-password-for-migrated-users': 'public',
  '/reset-password': 'public',
  '/privacy-policy': 'public',
  '/terms-and-conditions': 'public',
  '/programs': 'public',
  '/programs/{programId}': 'signed-in',
  '/learn-more-about-pmfp': 'public',
  '/pmfp-group-licensing-page': 'public',
  '/profile': 'signed-in',
  '/newsletter': 'public',
  '/account-settings': 'signed-in',
  '/cart': 'public',
  '/payment': 'signed-in',
  '/payment/success': 'signed-in',
  '/payment/cancel': 'public',
  '/invoice': 'signed-in',
  '/invoice/success': 'signed-in',
  '/user-management': 'admin',
  '/email-templates': 'admin',
  '/forms-management': 'admin',
  '/manage-website': 'admin',
  '/system-settings': 'superuser',
  '/aboutus': 'public',
  '/contactus': 'public',
  '/services': 'public',
} as const satisfies Record<string, Access>

export interface SessionState {
  readonly isAuthenticated: boolean
  readonly role?: string | null
}

export type Verdict = { readonly allow: true } | { readonly allow: false; readonly redirect: string }

/**
 * May this visitor be here? Guests go to /login with the path kept as `redirect`, an insufficient role goes
 * to /, signed-in visitors of /login and /signup go where they were headed, else to /profile.
 * `search` is the query with or without its question mark. Ask once the session is known, not while it loads.
 */
export function guard(path: string, search: string, session: SessionState): Verdict {
  const here = normalizePath(path)
  const query = search === '' || search.startsWith('?') ? search : `?${search}`
  const access = accessOf(here)
  if (access === 'public') return { allow: true }
  if (access === 'guest-only') return session.isAuthenticated ? redirect(headedFor(query)) : { allow: true }
  if (!session.isAuthenticated) return redirect(`/login?redirect=${encodeURIComponent(`${here}${query}`)}`)
  if (access === 'signed-in') return { allow: true }
  return isPermitted(session.role, access) ? { allow: true } : redirect('/')
}

/** Who may open a path. Everything under the staff area is for staff, the system settings' own screen included. */
export function accessOf(path: string): Access {
  const here = normalizePath(path)
  const listed = Object.entries(ROUTES).find(([route]) => route === here)
  if (listed) return listed[1]
  if (/^\/programs\/[^/]+(\/lessons\/[^/]+)?$/.test(here)) return ROUTES['/programs/{programId}']
  if (/^\/manage-website\/globals\/system-settings(\/|$)/.test(here)) return ROUTES['/system-settings']
  return here.startsWith('/manage-website/') ? ROUTES['/manage-website'] : 'public'
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

function redirect(to: string): Verdict {
  return { allow: false, redirect: to }
}

function headedFor(query: string): string {
  return safeRedirect(new URLSearchParams(query).get('redirect')) ?? '/profile'
}
