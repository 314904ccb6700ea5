import { env } from '@/src/server/env'

/** Where an invitation is opened. The host comes from the configuration, whatever a request called itself. */
export function invitationUrl({ token, email }: { token: string; email: string }): string {
  const url = new URL('/register', env().SITE_URL)
  url.search = new URLSearchParams({ token, email }).toString()
  return url.href
}
