import { isRecord } from 'payload-plugin-digital-commerce/client'
import { type PublicUser, toPublicUser } from '@/src/domain/users/public-user'

export type SessionUser = PublicUser

/** The user in an answer of the server, or null when there is none in it (Specification 3, User). */
export function readSessionUser(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null
  const { id, firstname, lastname, email } = value
  if (typeof id !== 'string' && typeof id !== 'number') return null
  if (!isText(firstname) || !isText(lastname) || !isText(email)) return null
  return toPublicUser({ ...value, id, firstname, lastname, email })
}

function isText(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || typeof value === 'string'
}
