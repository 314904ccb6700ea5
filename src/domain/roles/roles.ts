export const ROLES = ['user', 'admin', 'superuser'] as const

export type Role = (typeof ROLES)[number]

/** Specification 6: what each role ranks. */
export const ROLE_RANKS = { user: 1, admin: 2, superuser: 3 } as const satisfies Record<Role, number>

/** Whatever carries a role: a user of ours, a stored one, one of an older answer. */
export interface RoleBearer {
  readonly role?: unknown
  readonly userRole?: unknown
}

/** A role is permitted when it ranks equal or higher. An unknown or missing role has no permission. */
export function isPermitted(role: string | null | undefined, required: Role): boolean {
  return isRole(role) && ROLE_RANKS[role] >= ROLE_RANKS[required]
}

/** The role of a user: `role`, or the name of `userRole`, or `userRole` itself; 'user' when none is given. */
export function roleOf(user: RoleBearer | null | undefined): string {
  return text(user?.role) ?? text(nameOf(user?.userRole)) ?? text(user?.userRole) ?? 'user'
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}

function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
