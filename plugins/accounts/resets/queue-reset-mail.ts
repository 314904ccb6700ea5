import { migratedPasswordReset } from '@/plugins/mail/messages/migrated-password-reset'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import { RESET_PATHS, type ResetPurpose } from '@/src/domain/passwords/reset-rules'
import type { Sql } from '@/src/server/db/transaction'
import { pageAddress } from '../mail/page-address'
import { providerName } from './provider-name'

type Account = { email: string; firstname: string; purpose: ResetPurpose; locale: Locale }

/** The mail with the link. The link's host comes from the configuration, whatever the request called itself. */
export async function queueResetMail(
  sql: Sql,
  { email, firstname, purpose, locale }: Account,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const resetUrl = pageAddress(RESET_PATHS[purpose], locale, { token, email })
  await queueMail(sql, purpose === 'migration' ? migratedPasswordReset : passwordReset, {
    to: email,
    locale,
    dedupeKey: `password-reset:${id}`,
    variables: { firstname, resetUrl, providerName: await providerName(sql) },
  })
}
