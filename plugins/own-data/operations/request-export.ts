import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { dataExport } from '@/plugins/mail/messages/own-data'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { ANSWER_DAYS, EXPORT_HOURS } from '@/src/domain/own-data/closing'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'

/**
 * Mails somebody a link to a copy of their data, which is made when it is opened: nothing of it lies anywhere meanwhile. The
 * link works for 24 hours; asking again sends another and voids the one before.
 */
export async function requestExport(payload: Payload, userId: string): Promise<void> {
  await inTransaction(payload, (sql) => queueExport(sql, { userId, by: 'customer', actor: userId }))
}

/** The same in the caller's transaction, for the person or for staff whom they asked. Refusal: `NOT_FOUND`. */
export async function queueExport(
  sql: Sql,
  { userId, by, actor }: { userId: string; by: 'customer' | 'staff'; actor: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await sql.query(
    `UPDATE data_requests SET expires_at = now(), updated_at = now()
        WHERE user_id = $1 AND kind = 'export' AND expires_at > now()`,
    [userId],
  )
  const { rows } = await sql.query<{ id: string; email: string; firstname: string; locale: Locale }>(
    `WITH made AS (
         INSERT INTO data_requests (user_id, kind, state, due_at, done_at, token_hash, expires_at)
         VALUES ($1, 'export', 'done', now() + make_interval(days => $2), now(), $3, now() + make_interval(hours => $4))
         RETURNING id)
       SELECT made.id, u.email, u.firstname, u.locale FROM made, users u WHERE u.id = $1`,
    [userId, ANSWER_DAYS, hashToken(token), EXPORT_HOURS],
  )
  const request = rows[0]
  if (!request) throw new DomainError('NOT_FOUND')
  await queueMail(sql, dataExport, {
    to: request.email,
    locale: request.locale,
    dedupeKey: `data-export:${request.id}`,
    variables: {
      firstname: request.firstname,
      exportUrl: `${env().SITE_URL}/api/users/data-export/file?locale=${request.locale}&token=${token}`,
      providerName: await providerName(sql),
    },
    user: userId,
  })
  await logActivity(sql, { action: 'data.exported', by, actor, user: userId })
}

/** Whose data a link opens; nobody's for any other, and after 24 hours. */
export async function findExport(payload: Payload, token: string): Promise<string | undefined> {
  const { rows } = await pool(payload).query<{ userId: string }>(
    `SELECT u.id AS "userId" FROM data_requests d JOIN users u ON u.id = d.user_id
      WHERE d.token_hash = $1 AND d.kind = 'export' AND d.expires_at > now()`,
    [hashToken(token)],
  )
  return rows[0]?.userId
}
