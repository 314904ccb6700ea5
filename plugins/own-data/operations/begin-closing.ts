import { pageAddress } from '@/plugins/accounts/mail/page-address'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { endSessions } from '@/plugins/accounts/sessions/end-sessions'
import { accountClosing } from '@/plugins/mail/messages/own-data'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { printDate } from '@/src/domain/invoices/print-date'
import type { Locale } from '@/src/domain/languages/locales'
import { GRACE_DAYS } from '@/src/domain/own-data/closing'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

type Begun = {
  userId: string
  by: 'customer' | 'staff'
  actor: string
  /** The session that goes on; every other ends. */
  keep?: string
}

/**
 * Begins to close an account, in the caller's transaction: own words are deleted at once, the rest in 30 days, and a mail says
 * what is deleted, what is kept and why. Gives when it closes; undefined for one that is being closed already.
 */
export async function beginClosing(sql: Sql, { userId, by, actor, keep }: Begun): Promise<Date | undefined> {
  const { rows } = await sql.query<{ email: string; firstname: string; locale: Locale; closesAt: Date }>(
    `UPDATE users SET closes_at = now() + make_interval(days => $2), updated_at = now()
      WHERE id = $1 AND closes_at IS NULL
      RETURNING email, firstname, locale, coalesce(closes_at, now()) AS "closesAt"`,
    [userId, GRACE_DAYS],
  )
  const closing = rows[0]
  if (!closing) return undefined
  await deleteOwnWords(sql, userId)
  await sql.query(
    `INSERT INTO data_requests (user_id, kind, state, due_at) VALUES ($1, 'closure', 'open', $2::timestamptz)`,
    [userId, closing.closesAt.toISOString()],
  )
  await endSessions(sql, { userId, reason: 'signed-out-everywhere', ...(keep ? { keep } : {}) })
  await queueMail(sql, accountClosing, {
    to: closing.email,
    locale: closing.locale,
    dedupeKey: `account-closing:${userId}:${closing.closesAt.getTime()}`,
    variables: {
      firstname: closing.firstname,
      closesOn: printDate(closing.closesAt, closing.locale),
      settingsUrl: pageAddress('/account-settings/data', closing.locale),
      providerName: await providerName(sql),
    },
    user: userId,
  })
  await logActivity(sql, { action: 'account.closing', by, actor, user: userId })
  return closing.closesAt
}

/** What somebody wrote for themselves, whatever key it is sealed with; in accounts that were merged into this one, too. */
export async function deleteOwnWords(sql: Sql, userId: string): Promise<void> {
  for (const table of ['lesson_answers', 'lesson_notes', 'action_plans', 'quiz_attempts'])
    await sql.query(`DELETE FROM ${table} WHERE user_id = ANY (ARRAY(SELECT accounts_of($1::uuid)))`, [
      userId,
    ])
}
