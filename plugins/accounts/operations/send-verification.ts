import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { VERIFICATIONS_PER_DAY } from '@/src/domain/sessions/session-rules'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { queueVerification, type Reader } from '../mail/queue-welcome'

/**
 * Mails a fresh link that proves the address an account has; those before it are void. False, and no mail, when the address is
 * proven already. Refusals: `NOT_FOUND` for nobody and for a deactivated account, `RATE_LIMITED` after ten in a day.
 */
export function sendVerification(
  payload: Payload,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<boolean> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Reader & { isVerified: boolean }>(
      `SELECT id, firstname, email, locale, email_verified_at IS NOT NULL AS "isVerified"
         FROM users WHERE id = $1::uuid AND state = 'active' FOR NO KEY UPDATE`,
      [userId],
    )
    const reader = rows[0]
    if (!reader) throw new DomainError('NOT_FOUND')
    if (reader.isVerified) return false
    await refuseTooMany(sql, reader)
    await queueVerification(sql, reader)
    await logActivity(sql, {
      action: 'email-address.link-sent',
      by: userId === actorId ? 'customer' : 'staff',
      actor: actorId,
      user: userId,
    })
    return true
  })
}

async function refuseTooMany(sql: Sql, { id, email }: Reader): Promise<void> {
  const { rows } = await sql.query<{ enough: boolean }>(
    `SELECT count(*) >= $3 AS enough FROM email_changes
      WHERE user_id = $1::uuid AND new_email = $2 AND created_at > now() - interval '24 hours'`,
    [id, email, VERIFICATIONS_PER_DAY * env().RATE_LIMIT_SCALE],
  )
  if (rows[0]?.enough) throw new DomainError('RATE_LIMITED', { details: { retryAfterSeconds: 3600 } })
}
