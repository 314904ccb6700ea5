import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { EMAIL_CHANGES_PER_DAY } from '@/src/domain/sessions/session-rules'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { storeAddressLink } from '../links/store-address-link'
import { queueEmailChangeMails } from '../mail/queue-email-change-mails'
import { verifyPassword } from '../passwords/password-hash'

type EmailChangeRequest = { userId: string; newEmail: string; password: string }
type Account = { email: string; firstname: string; locale: Locale }

/**
 * Begins a change of address: a link goes to the new one, a notice to the present one, and until the link's form is
 * sent nothing changes. A newer request replaces an older one. Whether the new address has an account is not said: its
 * owner gets a mail without a link instead. Refusals: `WRONG_PASSWORD`, `VALIDATION_ERROR` for the present address,
 * `RATE_LIMITED` after five in a day.
 */
export async function requestEmailChange(payload: Payload, request: EmailChangeRequest): Promise<void> {
  const { rows } = await pool(payload).query<{ hash: string | null; salt: string | null }>(
    'SELECT hash, salt FROM users WHERE id = $1',
    [request.userId],
  )
  const stored = rows[0]
  if (!stored || !(await verifyPassword(request.password, stored)))
    throw refused('WRONG_PASSWORD', 'password')
  await inTransaction(payload, async (sql) => {
    const account = await lockAccount(sql, request.userId, stored.hash)
    if (!account) throw refused('WRONG_PASSWORD', 'password')
    if (account.email === request.newEmail) {
      throw refused('VALIDATION_ERROR', 'newEmail', 'This is your email address already.')
    }
    await refuseTooMany(sql, request.userId, account.email)
    const { userId, newEmail } = request
    const { linkId, token } = await storeAddressLink(sql, { userId, email: newEmail })
    const isTaken = await hasAccount(sql, newEmail)
    await queueEmailChangeMails(sql, { ...account, ...request, changeId: linkId, token, isTaken })
    await logActivity(sql, {
      action: 'email-address.change-requested',
      by: 'customer',
      actor: userId,
      user: userId,
    })
  })
}

async function lockAccount(sql: Sql, userId: string, hash: string | null): Promise<Account | undefined> {
  const { rows } = await sql.query<Account>(
    `SELECT email, firstname, locale FROM users WHERE id = $1 AND hash = $2 AND state = 'active' FOR NO KEY UPDATE`,
    [userId, hash],
  )
  return rows[0]
}

/** Links that prove the present address count on their own. */
async function refuseTooMany(sql: Sql, userId: string, email: string): Promise<void> {
  const { rows } = await sql.query<{ enough: boolean }>(
    `SELECT count(*) >= $2 AS enough FROM email_changes
      WHERE user_id = $1 AND new_email <> $3 AND created_at > now() - interval '24 hours'`,
    [userId, EMAIL_CHANGES_PER_DAY * env().RATE_LIMIT_SCALE, email],
  )
  if (rows[0]?.enough) throw new DomainError('RATE_LIMITED', { details: { retryAfterSeconds: 3600 } })
}

async function hasAccount(sql: Sql, email: string): Promise<boolean> {
  const { rowCount } = await sql.query('SELECT 1 FROM users WHERE email = $1', [email])
  return rowCount === 1
}

function refused(code: 'WRONG_PASSWORD' | 'VALIDATION_ERROR', path: string, said?: string): DomainError {
  const message = said ?? new DomainError(code).message
  return new DomainError(code, { message, details: { errors: [{ path, message }] } })
}
