import type { Payload } from 'payload'
import { sessionEndedForSafety } from '@/plugins/mail/messages/session-ended-for-safety'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import type { Locale } from '@/src/domain/languages/locales'
import { deviceName } from '@/src/domain/sessions/device-name'
import { REFRESH_GRACE_MS } from '@/src/domain/sessions/session-rules'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { formatDateTime } from '../mail/format-date-time'
import { pageAddress } from '../mail/page-address'
import { providerName } from '../resets/provider-name'

type UsedToken = { sid: string; hash: string }

type Ended = {
  user_id: string
  email: string
  firstname: string
  locale: Locale
  user_agent: string | null
  ended_at: Date
}

/**
 * Ends a session of whose given refresh tokens one was presented that had been traded in before, and tells its owner.
 * Nothing happens, and nobody is alarmed, when it is the current one, or the one before within the grace, on another
 * device; nor when the session is over already, which leaves nothing to steal.
 */
export async function endStolenSession(payload: Payload, used: UsedToken): Promise<void> {
  const { sid } = used
  const isEnded = await inTransaction(payload, async (sql) => {
    const ended = await end(sql, used)
    if (!ended) return false
    const { user_id: user, email, firstname, locale, user_agent, ended_at } = ended
    await logActivity(sql, {
      action: 'session.all-ended',
      by: 'system',
      user,
      details: { reason: 'refresh-token-reused', sessions: 1 },
    })
    await queueMail(sql, sessionEndedForSafety, {
      to: email,
      locale,
      user,
      dedupeKey: `session-ended-for-safety:${sid}`,
      variables: {
        firstname,
        device: deviceIn(locale, deviceName(user_agent)),
        endedAt: formatDateTime(ended_at, locale),
        resetUrl: pageAddress('/forgot-password', locale),
        providerName: await providerName(sql),
      },
    })
    return true
  })
  if (isEnded) wakeOutbox(payload)
}

/** "Firefox on Windows" is "Firefox sur Windows" to French readers. */
function deviceIn(locale: Locale, device: string): string {
  return locale === 'fr' ? device.replace(' on ', ' sur ').replace('Unknown device', 'inconnu') : device
}

async function end(sql: Sql, { sid, hash }: UsedToken): Promise<Ended | undefined> {
  const { rows } = await sql.query<Ended>(
    `UPDATE sessions s SET ended_at = now(), end_reason = 'refresh-token-reused', updated_at = now()
       FROM users u
      WHERE s.id = $1 AND s.ended_at IS NULL AND s.idle_expires_at > now() AND s.expires_at > now()
        AND s.refresh_token_hash <> $2
        AND (s.previous_token_hash IS DISTINCT FROM $2 OR s.rotated_at <= now() - make_interval(secs => $3))
        AND u.id = s.user_id AND u.state = 'active'
      RETURNING s.user_id, u.email, u.firstname, u.locale, s.user_agent, s.ended_at`,
    [sid, hash, REFRESH_GRACE_MS / 1000],
  )
  return rows[0]
}
