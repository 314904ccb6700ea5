import { migratedPasswordReset } from '@/plugins/mail/messages/migrated-password-reset'
import { passwordReset } from '@/plugins/mail/messages/password-reset'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { RESET_PATHS, type ResetPurpose } from '@/src/domain/passwords/reset-rules'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { providerName } from './provider-name'

type Account = { email: string; firstname: string; purpose: ResetPurpose }

/** The mail with the link. The link's host comes from the configuration, whatever the request called itself. */
export async function queueResetMail(
  sql: Sql,
  { email, firstname, purpose }: Account,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const url = new URL(RESET_PATHS[purpose], env().SITE_URL)
  url.search = new URLSearchParams({ token, email }).toString()
  await queueMail(sql, purpose === 'migration' ? migratedPasswordReset : passwordReset, {
    to: email,
    dedupeKey: `password-reset:${id}`,
    variables: { firstname, resetUrl: url.href, providerName: await providerName(sql) },
  })
}
