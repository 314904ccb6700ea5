import { roleOf } from '../roles/roles'

/** A user as the API gives it out (Specification 3, User). */
export interface PublicUser {
  readonly id: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: string
}

/** What may be known of a user who is stored somewhere. */
export interface UserLike {
  readonly id: string | number
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly email?: string | null
  readonly role?: unknown
  readonly userRole?: unknown
}

/** Exactly the fields that leave the server; whatever else hangs on the document stays behind. */
export function toPublicUser(user: UserLike): PublicUser {
  return {
    id: String(user.id),
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    email: user.email ?? '',
    role: roleOf(user),
  }
}

/** The name on the payment screen and in mails; the address when there is no name. */
export function displayName(user: Pick<UserLike, 'firstname' | 'lastname' | 'email'>): string {
  const name = [user.firstname, user.lastname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return name || (user.email ?? '')
}
