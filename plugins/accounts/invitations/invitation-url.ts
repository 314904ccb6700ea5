import type { Locale } from '@/src/domain/languages/locales'
import { pageAddress } from '../mail/page-address'

type Link = { token: string; email: string; locale: Locale }

/** Where an invitation is opened, in its language. The host comes from the configuration, whatever a request called itself. */
export function invitationUrl({ token, email, locale }: Link): string {
  return pageAddress('/register', locale, { token, email })
}
