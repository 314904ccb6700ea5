import type { Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { env } from '@/src/server/env'
import { leaveToken } from './tokens'

/** The page whose button confirms. Opening it changes nothing. */
export function confirmAddress(token: string, locale: Locale): string {
  return address('/newsletter/confirm', token, locale)
}

/** The page whose button leaves. */
export function leaveAddress(subscriptionId: string, locale: Locale): string {
  return address('/newsletter/unsubscribe', leaveToken(subscriptionId), locale)
}

function address(path: string, token: string, locale: Locale): string {
  const url = new URL(localPath(path, locale), env().SITE_URL)
  url.searchParams.set('token', token)
  return url.href
}
