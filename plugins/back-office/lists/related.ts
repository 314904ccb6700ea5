import type { Product, User } from '@/src/generated/payload-types'

/** What a row points at: its id, or the document with the fields that were asked for. */
export type Related<Doc> = string | Doc | null | undefined

export const person = { users: { email: true, firstname: true, lastname: true } } as const

export const emailOf = (user: Related<User>) => (typeof user === 'object' ? user?.email : user)
export const nameOf = (user: Related<User>) =>
  user && typeof user === 'object' ? `${user.firstname} ${user.lastname}` : ''
export const titleOf = (product: Related<Pick<Product, 'title'>>) =>
  typeof product === 'object' ? product?.title : product
export const numberOf = (order: Related<{ number: string }>) =>
  typeof order === 'object' ? order?.number : order
