import { guard } from '@/src/domain/roles/routes'

/**
 * The route table's verdict on a page that needs a session, pages below a listed one included: a lesson is as
 * much for signed-in visitors as its program.
 */
export const decideForMember: typeof guard = (path, search, visitor) => {
  const verdict = guard(path, search, visitor)
  if (!verdict.allow || visitor.isAuthenticated) return verdict
  return { allow: false, redirect: `/login?redirect=${encodeURIComponent(`${path}${search}`)}` }
}
