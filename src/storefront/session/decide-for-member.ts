import { localeOfPath, localPath } from '@/src/domain/languages/paths'
import { guard } from '@/src/domain/roles/routes'

/**
 * The route table's verdict on a page that needs a session, pages below a listed one included: a lesson is as
 * much for signed-in visitors as its program.
 */
export const decideForMember: typeof guard = (path, search, visitor) => {
  const verdict = guard(path, search, visitor)
  if (!verdict.allow || visitor.isAuthenticated) return verdict
  const login = `/login?redirect=${encodeURIComponent(`${path}${search}`)}`
  return { allow: false, redirect: localPath(login, localeOfPath(path)) }
}
