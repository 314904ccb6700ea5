import { passwordChanged } from '@/plugins/mail/messages/password-changed'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { providerName } from '../resets/provider-name'

type Replacement = {
  userId: string
  password: { hash: string; salt: string }
  /** The session that may go on: of the person who changes their own password. */
  keepSession?: string
  /** For the activity log. */
  action: string
}

/**
 * Stores a new password in the caller's transaction, with all that goes with it: sessions end, reset links end, the
 * owner is told by mail.
 */
export async function replacePassword(sql: Sql, replacement: Replacement): Promise<void> {
  const { userId, password, keepSession = null, action } = replacement
  const { rows } = await sql.query<{ email: string; firstname: string; changed_at: Date }>(
    `UPDATE users SET hash = $2, salt = $3, updated_at = now() WHERE id = $1
     RETURNING email, firstname, now() AS changed_at`,
    [userId, password.hash, password.salt],
  )
  const person = rows[0]
  if (!person) throw new Error('the account is gone')
  await sql.query(
    `UPDATE sessions SET ended_at = now(), end_reason = 'password-changed', updated_at = now()
      WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`,
    [userId, keepSession],
  )
  await sql.query(
    `UPDATE password_resets SET expires_at = now(), updated_at = now()
      WHERE user_id = $1 AND used_at IS NULL AND expires_at > now()`,
    [userId],
  )
  await logActivity(sql, { action, by: 'customer', user: userId })
  await queueMail(sql, passwordChanged, {
    to: person.email,
    dedupeKey: `password-changed:${userId}:${person.changed_at.toISOString()}`,
    variables: {
      firstname: person.firstname,
      changedAt: person.changed_at.toLocaleString('en-CA', FORMAT),
      resetUrl: `${env().SITE_URL}/forgot-password`,
      providerName: await providerName(sql),
    },
  })
}

const FORMAT = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
} as const satisfies Intl.DateTimeFormatOptions
