/** A user as the API answers it. Specification 3, User: id, firstname, lastname, email, role and nothing else. */
export type PublicUser = { id: string; firstname: string; lastname: string; email: string; role: string }

export function publicUser(user: PublicUser): PublicUser {
  const { id, firstname, lastname, email, role } = user
  return { id: String(id), firstname, lastname, email, role }
}
