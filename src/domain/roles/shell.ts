import { normalizePath } from './routes'

/** Specification 2, Shell: header and footer are hidden on these. */
const BARE_PATHS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/welcome-migrated-user',
  '/reset-password-for-migrated-users',
]

/** Whether header and footer stay away from a path. */
export function isShellHidden(path: string): boolean {
  return BARE_PATHS.includes(normalizePath(path))
}

/** The header is transparent over the home page only. */
export function isHeaderTransparent(path: string): boolean {
  return normalizePath(path) === '/'
}

/**
 * Whether a nav item is bold and underlined on this path: its own page and what lies under it. Programs is
 * active on the programs' public pages (/learn-more-about-…) too.
 */
export function isNavItemActive(item: string, path: string): boolean {
  const target = normalizePath(item)
  const here = normalizePath(path)
  if (here === target) return true
  if (target === '/') return false
  return here.startsWith(`${target}/`) || (target === '/programs' && here.startsWith('/learn-more-about-'))
}
