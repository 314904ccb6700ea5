import type { Access, AccessArgs, FieldAccess, Where } from 'payload'
import { holdsRight, isLimited, type Right } from '@/src/domain/roles/rights'
import { isPermitted, type Role } from '@/src/domain/roles/roles'
import { siteOf } from './site'

/** Access reads aloud from these atoms. Specification 6: a rank that is equal or higher is permitted. */
export const anyone: Access = () => true
export const nobody: Access = () => false
export const staff: Access = ({ req }) => hasRole(req, 'admin')
export const superuser: Access = ({ req }) => hasRole(req, 'superuser')

/** The rows whose relationship `field` points at the visitor. */
export const ownedBy =
  (field: string): Access =>
  ({ req }) =>
    req.user ? { [field]: { equals: req.user.id } } : false

/** The visitor's own user document. */
export const self: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

const PUBLISHED: Where = { _status: { equals: 'published' } }

/**
 * Everybody sees what is published; drafts are for staff. On a site of several languages it is seen in those it is shown in
 * (`shownField`). All languages at once are for staff: among them is what is not shown.
 */
export const publishedInLanguage: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  if (siteOf(req.payload).languages === null) return PUBLISHED
  if (String(req.locale) === 'all') return false
  return { and: [PUBLISHED, { shown: { equals: true } }, { title: { exists: true } }] }
}

/** The first atom that says more than "no" wins; two constraints are joined by OR. */
export const anyOf =
  (...atoms: Access[]): Access =>
  async (args) => {
    const constraints: Where[] = []
    for (const atom of atoms) {
      const verdict = await atom(args)
      if (verdict === true) return true
      if (verdict !== false) constraints.push(verdict)
    }
    if (constraints.length === 0) return false
    return constraints.length === 1 ? (constraints[0] ?? false) : { or: constraints }
  }

export const nobodyField: FieldAccess = () => false
export const staffField: FieldAccess = ({ req }) => hasRole(req, 'admin')
export const superuserField: FieldAccess = ({ req }) => hasRole(req, 'superuser')

/** For fields that only operations write: no API, no admin form, whoever asks. */
export const writtenByOperations = { create: nobodyField, update: nobodyField }

export function hasRole(req: AccessArgs['req'], required: Role): boolean {
  return isPermitted(rankOf(req), required)
}

/**
 * Whether a member of staff holds a right that superusers may take from an admin. Only accounts of ours have such rights: they
 * stand in the row our session was read with. On other sites staff may do whatever their rank may.
 */
export function hasRight(req: AccessArgs['req'], right: Right): boolean {
  const user = ours(req)
  return hasRole(req, 'admin') && (!user || holdsRight(user, right))
}

/** The sign-in of this site's accounts; another site's staff come in by another way. */
export const OUR_SESSION = 'session'

/** An admin some right was taken from. */
export function isLimitedAdmin(req: AccessArgs['req']): boolean {
  const user = ours(req)
  return user !== null && isLimited(user)
}

function ours({ user }: AccessArgs['req']): { role?: unknown; rights?: unknown } | null {
  return user && '_strategy' in user && user._strategy === OUR_SESSION ? user : null
}

/** A site with its own idea of staff has no ranks among them: whoever it calls staff may do what a superuser may, unless it says who. */
export function rankOf({ payload, user }: Pick<AccessArgs['req'], 'payload' | 'user'>): Role | undefined {
  const { isStaff, isSuperuser } = siteOf(payload)
  if (user && isStaff) {
    if (!isStaff({ ...user })) return 'user'
    return isSuperuser && !isSuperuser({ ...user }) ? 'admin' : 'superuser'
  }
  return user && 'role' in user ? user.role : undefined
}
