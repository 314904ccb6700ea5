import { passwordChanged } from '@/plugins/mail/messages/password-changed'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { endLinks } from '../links/end-links'
import { formatDateTime } from '../mail/format-date-time'
import { pageAddress } from '../mail/page-address'
import { providerName } from '../resets/provider-name'
import { endSessions } from '../sessions/end-sessions'

type Person = { email: string; firstname: string; locale: Locale; changed_at: Date | string }

type Followed = {
  userId: string
  /** The session that may go on: of the person who changes their own password. */
  keepSession?: string | undefined
  /** Who changed it; the person themselves when it is left out. */
  actor?: { id: string | null; by: 'customer' | 'staff' | 'system' }
}

/**
 * What goes with every new password, by whatever road it came, in the transaction that stores it: sessions end, links
 * in earlier mails end, the owner is told by mail. Call it after the password is stored: a sign-in with the old one
 * then waits for this transaction and finds it gone.
 */
export async function followPasswordChange(
  sql: Sql,
  { userId, keepSession, actor }: Followed,
): Promise<void> {
  const { rows } = await sql.query<Person>(
    'SELECT email, firstname, locale, now() AS changed_at FROM users WHERE id = $1::uuid',
    [userId],
  )
  const person = rows[0]
  if (!person) throw new Error('the account is gone')
  await endSessions(sql, {
    userId,
    reason: 'password-changed',
    keep: keepSession ?? null,
    ...(actor ? { actor } : {}),
  })
  await endLinks(sql, userId)
  const changedAt = new Date(person.changed_at)
  await queueMail(sql, passwordChanged, {
    to: person.email,
    locale: person.locale,
    user: userId,
    dedupeKey: `password-changed:${userId}:${changedAt.toISOString()}`,
    variables: {
      firstname: person.firstname,
      changedAt: formatDateTime(changedAt, person.locale),
      resetUrl: pageAddress('/forgot-password', person.locale),
      providerName: await providerName(sql),
    },
  })
}
