import { emailChanged } from '@/plugins/mail/messages/email-changed'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { providerName } from '../resets/provider-name'
import { formatDateTime } from './format-date-time'

type EmailChanged = {
  userId: string
  firstname: string
  locale: Locale
  oldEmail: string
  newEmail: string
}

/** Tells the address an account had until now that it has another one. Call it in the transaction of the change. */
export async function queueEmailChanged(sql: Sql, changed: EmailChanged): Promise<void> {
  const { userId, firstname, locale, oldEmail, newEmail } = changed
  const { rows } = await sql.query<{ now: Date | string }>('SELECT now() AS now')
  const changedAt = new Date(rows[0]?.now ?? 0)
  await queueMail(sql, emailChanged, {
    to: oldEmail,
    locale,
    user: userId,
    dedupeKey: `email-changed:${userId}:${changedAt.toISOString()}`,
    variables: {
      firstname,
      newEmail: maskedEmail(newEmail),
      changedAt: formatDateTime(changedAt, locale),
      providerName: await providerName(sql),
    },
  })
}

/** Enough to recognize one's own address; no gift to whoever reads the old mailbox. */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
