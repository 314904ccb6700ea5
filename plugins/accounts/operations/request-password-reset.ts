import type { Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import {
  RESET_MAIL_INTERVAL_SECONDS,
  RESET_MAILS_PER_DAY,
  type ResetPurpose,
} from '@/src/domain/passwords/reset-rules'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { queueResetMail } from '../resets/queue-reset-mail'
import { newResetToken } from '../resets/reset-tokens'
import { hashToken } from '../sessions/tokens'

type Account = { id: string; email: string; firstname: string; purpose: ResetPurpose; locale: Locale }

/**
 * Mails a reset link to the owner of an address (canonical form) and ends the links they had; the address of an account that was
 * merged into another leads to that one, and to its mailbox. Does nothing, and says
 * nothing, when nobody has the address, the account is deactivated, or its mails are used up for now: one a minute,
 * five a day. An account nobody has claimed yet has chosen no language: its mail is in the one it was asked for in, where that
 * is not the default. Resolves to whether a mail was queued, for the caller's worker and not for the visitor.
 */
export function requestPasswordReset(
  payload: Payload,
  { email, asked }: { email: string; asked: Locale },
): Promise<boolean> {
  return inTransaction(payload, async (sql) => {
    const account = await lockAccount(sql, email)
    if (!account || (await hasHadEnough(sql, account.id))) return false
    const token = newResetToken()
    const id = await replaceLinks(sql, account, token)
    const locale = account.purpose === 'migration' && asked !== DEFAULT_LOCALE ? asked : account.locale
    await queueResetMail(sql, { ...account, locale }, { id, token })
    await logActivity(sql, { action: 'password.reset-requested', by: 'customer', user: account.id })
    return true
  })
}

/** The lock makes requests for one account wait for each other, so that they count right. */
async function lockAccount(sql: Sql, email: string): Promise<Account | undefined> {
  const { rows } = await sql.query<Account>({
    name: 'reset-account',
    text: `SELECT id, email, firstname, locale, CASE migration WHEN 'unclaimed' THEN 'migration' ELSE 'reset' END AS purpose
             FROM users WHERE id = (SELECT surviving_account(u.id) FROM users u WHERE u.email = $1) AND state = 'active' FOR NO KEY UPDATE`,
    values: [email],
  })
  return rows[0]
}

async function hasHadEnough(sql: Sql, userId: string): Promise<boolean> {
  const scale = env().RATE_LIMIT_SCALE
  const { rows } = await sql.query<{ enough: boolean }>({
    name: 'reset-mails-sent',
    text: `SELECT count(*) >= $2 OR coalesce(max(created_at) > clock_timestamp() - make_interval(secs => $3), false) AS enough
             FROM password_resets WHERE user_id = $1 AND created_at > clock_timestamp() - interval '24 hours'`,
    values: [userId, RESET_MAILS_PER_DAY * scale, RESET_MAIL_INTERVAL_SECONDS / scale],
  })
  return rows[0]?.enough ?? false
}

async function replaceLinks(sql: Sql, { id, purpose }: Account, token: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'reset-replace-links',
    text: `WITH replaced AS (
             UPDATE password_resets SET expires_at = clock_timestamp(), updated_at = clock_timestamp()
              WHERE user_id = $1 AND used_at IS NULL AND expires_at > clock_timestamp())
           INSERT INTO password_resets (user_id, purpose, token_hash, expires_at, created_at)
           VALUES ($1, $2, $3, clock_timestamp() + make_interval(hours => $4), clock_timestamp())
           RETURNING id`,
    values: [id, purpose, hashToken(token), RESET_LINK_HOURS],
  })
  const row = rows[0]
  if (!row) throw new Error('the reset link was not stored')
  return row.id
}
