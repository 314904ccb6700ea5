import { isPermitted, isRole, type Role } from '../roles/roles'

/** What somebody is invited as. A participant gets programs; the others get the role of that name. */
export const INVITATION_TYPES = ['participant', 'admin', 'superuser'] as const

export type InvitationType = (typeof INVITATION_TYPES)[number]

/** How long the link of an invitation is good; a fresh one starts anew. */
export const INVITATION_DAYS = 14

/** One address gets this many invitation mails in 24 hours, and one a minute, when its owner asks for them. */
export const INVITATION_MAILS_PER_DAY = 5
export const INVITATION_MAIL_INTERVAL_SECONDS = 60

/** The role somebody has who joins by an invitation of this type. */
export function roleOfInvitation(type: InvitationType): Role {
  return isRole(type) ? type : 'user'
}

/** Nobody invites above their own rank (Specification 6), and only staff invite. */
export function mayInvite(role: string | null | undefined, type: InvitationType): boolean {
  return isPermitted(role, 'admin') && isPermitted(role, roleOfInvitation(type))
}
