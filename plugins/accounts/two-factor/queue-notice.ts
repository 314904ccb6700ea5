import { randomUUID } from 'node:crypto'
import type { TwoFactorNotice } from '@/plugins/mail/messages/two-factor-notices'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { formatDateTime } from '../mail/format-date-time'
import { pageAddress } from '../mail/page-address'
import { providerName } from '../resets/provider-name'

/** Tells somebody by mail what happened to their two-factor authentication, in the transaction of the event. Each event is told. */
export async function queueTwoFactorNotice(
  sql: Sql,
  notice: TwoFactorNotice,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { rows } = await sql.query<{ email: string; firstname: string; locale: Locale }>(
    'SELECT email, firstname, locale FROM users WHERE id = $1::uuid',
    [userId],
  )
  const person = rows[0]
  if (!person) throw new Error('the account is gone')
  await queueMail(sql, notice, {
    to: person.email,
    locale: person.locale,
    user: userId,
    dedupeKey: `${notice.key}:${userId}:${randomUUID()}`,
    variables: {
      firstname: person.firstname,
      happenedAt: formatDateTime(now, person.locale),
      settingsUrl: `${pageAddress('/account-settings/security', person.locale)}#two-factor`,
      resetUrl: pageAddress('/forgot-password', person.locale),
      providerName: await providerName(sql),
    },
  })
}
