import type { Payload } from 'payload'
import { sessionEndedForSafety } from '@/plugins/mail/messages/session-ended-for-safety'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { deviceName } from '@/src/domain/sessions/device-name'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { formatDateTime } from '../mail/format-date-time'
import { providerName } from '../resets/provider-name'

type Ended = { user_id: string; email: string; firstname: string; user_agent: string | null; ended_at: Date }

/**
 * Ends a session whose refresh token was used by two, and tells its owner. A session that is over already has nothing
 * to steal: nothing happens, and nobody is alarmed.
 */
export async function endStolenSession(payload: Payload, sid: string): Promise<void> {
  const isEnded = await inTransaction(payload, async (sql) => {
    const ended = await end(sql, sid)
    if (!ended) return false
    const { user_id: user, email, firstname, user_agent, ended_at } = ended
    await logActivity(sql, {
      action: 'session.all-ended',
      by: 'system',
      user,
      details: { reason: 'refresh-token-reused', sessions: 1 },
    })
    await queueMail(sql, sessionEndedForSafety, {
      to: email,
      user,
      dedupeKey: `session-ended-for-safety:${sid}`,
      variables: {
        firstname,
        device: deviceName(user_agent),
        endedAt: formatDateTime(ended_at),
        resetUrl: `${env().SITE_URL}/forgot-password`,
        providerName: await providerName(sql),
      },
    })
    return true
  })
  if (isEnded) wakeOutbox()
}

async function end(sql: Sql, sid: string): Promise<Ended | undefined> {
  const { rows } = await sql.query<Ended>(
    `UPDATE sessions s SET ended_at = now(), end_reason = 'refresh-token-reused', updated_at = now()
       FROM users u
      WHERE s.id = $1 AND s.ended_at IS NULL AND s.idle_expires_at > now() AND s.expires_at > now()
        AND u.id = s.user_id AND u.state = 'active'
      RETURNING s.user_id, u.email, u.firstname, s.user_agent, s.ended_at`,
    [sid],
  )
  return rows[0]
}
