import * as z from 'zod/mini'
import { type PublicUser, toPublicUser } from '@/src/domain/users/public-user'

export type SessionUser = PublicUser

const text = z.optional(z.nullable(z.string()))

const userLike = z.looseObject({
  id: z.union([z.string(), z.number()]),
  firstname: text,
  lastname: text,
  email: text,
})

/** The user in an answer of the server, or null when there is none in it (Specification 3, User). */
export function readSessionUser(value: unknown): SessionUser | null {
  const read = userLike.safeParse(value)
  return read.success ? toPublicUser(read.data) : null
}
