import type { Payload } from 'payload'
import { pageAddress } from '@/plugins/accounts/mail/page-address'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { endSessions } from '@/plugins/accounts/sessions/end-sessions'
import { proveOwnPassword } from '@/plugins/accounts/two-factor/own-password'
import { accountClosing } from '@/plugins/mail/messages/own-data'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { DomainError } from '@/src/domain/errors/domain-error'
import { printDate } from '@/src/domain/invoices/print-date'
import type { Locale } from '@/src/domain/languages/locales'
import { GRACE_DAYS } from '@/src/domain/own-data/closing'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

type Closing = { userId: string; password: string; sid: string; role: string }

/**
 * Begins to close somebody's account: their answers, notes and plans are deleted at once, the rest in 30 days, and a mail says
 * what is deleted, what is kept and why. Until then they can sign in and open it again. The other devices are signed out.
 * A second time changes nothing. Refusals: `WRONG_PASSWORD`, `CONFLICT` for staff. Gives when it will be closed.
 */
export async function closeAccount(
  payload: Payload,
  { userId, password, sid, role }: Closing,
): Promise<Date> {
  await proveOwnPassword(payload, userId, password)
  if (role !== 'user')
    throw new DomainError('CONFLICT', { message: 'Accounts of staff are closed by another superuser.' })
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ email: string; firstname: string; locale: Locale; closesAt: Date }>(
      `UPDATE users SET closes_at = now() + make_interval(days => $2), updated_at = now()
        WHERE id = $1 AND closes_at IS NULL
        RETURNING email, firstname, locale, coalesce(closes_at, now()) AS "closesAt"`,
      [userId, GRACE_DAYS],
    )
    const closing = rows[0]
    if (!closing) return closesAt(sql, userId)
    await deleteOwnWords(sql, userId)
    await sql.query(
      `INSERT INTO data_requests (user_id, kind, state, due_at) VALUES ($1, 'closure', 'open', $2::timestamptz)`,
      [userId, closing.closesAt.toISOString()],
    )
    await endSessions(sql, { userId, reason: 'signed-out-everywhere', keep: sid })
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
    await logActivity(sql, { action: 'account.closing', by: 'customer', actor: userId, user: userId })
    return closing.closesAt
  })
}

async function closesAt(sql: Sql, userId: string): Promise<Date> {
  const { rows } = await sql.query<{ at: Date }>(
    'SELECT coalesce(closes_at, now()) AS at FROM users WHERE id = $1',
    [userId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0].at
}

/** What somebody wrote for themselves, whatever key it is sealed with. */
export async function deleteOwnWords(sql: Sql, userId: string): Promise<void> {
  for (const table of ['lesson_answers', 'lesson_notes', 'action_plans', 'quiz_attempts'])
    await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
}

/** Opens an account again that is being closed. What was deleted at once stays deleted. `CONFLICT` for any other. */
export async function reopenAccount(payload: Payload, userId: string): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rowCount } = await sql.query(
      `UPDATE users SET closes_at = NULL, updated_at = now() WHERE id = $1 AND closes_at > now()`,
      [userId],
    )
    if (!rowCount) throw new DomainError('CONFLICT', { message: 'This account is not being closed.' })
    await sql.query(
      `UPDATE data_requests SET state = 'cancelled', done_at = now(), updated_at = now()
        WHERE user_id = $1 AND kind = 'closure' AND state = 'open'`,
      [userId],
    )
    await logActivity(sql, { action: 'account.reopened', by: 'customer', actor: userId, user: userId })
  })
}
