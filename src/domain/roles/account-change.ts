import { isLimited } from './rights'
import { isPermitted, isRole } from './roles'

export type AccountRefusal =
  | 'above-own-rank'
  | 'above-own-rights'
  | 'own-deactivation'
  | 'last-superuser'
  | 'merged-away'

type Standing = { readonly role?: unknown; readonly state?: unknown }

type AccountChange = {
  /** Who changes it; `role` null when they are no longer active. */
  readonly actor: { readonly id: string; readonly role: string | null; readonly rights?: unknown }
  /** Whose account it is, as it stands; null for a new one. */
  readonly subject: ({ readonly id: string } & Standing) | null
  /** How it is to stand afterwards. */
  readonly next: Standing
  /** The account was merged into another one. */
  readonly isMergedAway?: boolean
  /** Active superusers beside the subject. */
  readonly otherSuperusers: number
}

/**
 * Why a person may not change an account so; null when they may (Specification 6). Nobody manages people above their
 * rank or gives a role above it, an admin without some right manages no other staff, nobody locks themselves out, and there is always somebody left who can do everything.
 */
export function refusalOfAccountChange({
  actor,
  subject,
  next,
  isMergedAway = false,
  otherSuperusers,
}: AccountChange): AccountRefusal | null {
  // A role nobody knows, or a list of some, is above everybody.
  const touched = [subject?.role, next.role].filter((role) => role !== undefined && role !== null)
  if (touched.some((role) => !isRole(role) || !isPermitted(actor.role, role))) return 'above-own-rank'
  const isOwn = subject?.id === actor.id
  if (!isOwn && isLimited(actor) && touched.some((role) => role !== 'user')) return 'above-own-rights'
  if (!subject) return null
  if (isMergedAway && (next.state !== 'deactivated' || next.role !== subject.role)) return 'merged-away'
  const isDeactivated = subject.state !== 'deactivated' && next.state === 'deactivated'
  if (isDeactivated && subject.id === actor.id) return 'own-deactivation'
  if (isActiveSuperuser(subject) && !isActiveSuperuser(next) && otherSuperusers < 1) return 'last-superuser'
  return null
}

function isActiveSuperuser({ role, state }: Standing): boolean {
  return role === 'superuser' && state !== 'deactivated'
}
