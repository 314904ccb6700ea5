import config from '@payload-config'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { guard } from '@/src/domain/roles/routes'
import { rankOf } from '@/src/server/access'

/**
 * Lets a staff page go on, or leads the visitor away (Specification 5, Route guards): guests to the sign-in with where
 * they were headed, others home, staff who owe two-factor authentication to where they set it up. Each in
 * the language of their account. Asked before anything is read. Gives who it is. `search` is the query with or without its question mark.
 */
export async function guardStaffPage(
  path: string,
  search: string,
): Promise<{ role?: unknown; rights?: unknown }> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const verdict = guard(path, search, { isAuthenticated: user !== null, role: rankOf({ payload, user }) })
  if (verdict.allow) return { ...user }
  const address =
    user && '_lacksTwoFactor' in user ? '/account-settings/security#two-factor' : verdict.redirect
  redirect(localPath(address, readLocale(user?.locale)))
}
