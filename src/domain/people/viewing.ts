import { holdsRight } from '../roles/rights'
import { isPermitted, isRole, ROLE_RANKS } from '../roles/roles'

/** How long staff may look at the website as somebody, from one time they said why. */
export const VIEW_MINUTES = 30

interface Party {
  readonly role: string
  readonly rights?: unknown
  readonly state: string
}

/**
 * Whether somebody may look at the website as somebody else: staff who see both people and orders, since a member's pages show
 * both, at an account below their own rank. Accounts that are deactivated see nothing, and neither does who looks at them.
 */
export function mayView(viewer: Party, subject: Party): boolean {
  if (!isPermitted(viewer.role, 'admin') || viewer.state !== 'active' || subject.state !== 'active')
    return false
  if (!holdsRight(viewer, 'people') || !holdsRight(viewer, 'money')) return false
  return isRole(viewer.role) && isRole(subject.role) && ROLE_RANKS[viewer.role] > ROLE_RANKS[subject.role]
}
