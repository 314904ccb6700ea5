import { canonicalEmail } from '@/src/domain/users/email'

/** What a reset link carries to the page it leads to. */
export type ResetLink = { token: string; email: string }

/** The link a page was opened with; null when a part is missing (Specification 4, Reset flow: such a visitor goes home). */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search)
  const [token, email] = [query.get('token')?.trim(), query.get('email')?.trim()]
  return token && email ? { token, email } : null
}

/** The address the welcome page was opened for, in the one spelling it is stored under; null when it cannot be one. */
export function readWelcomedEmail(search: string): string | null {
  return canonicalEmail(new URLSearchParams(search).get('email') ?? '')
}
