import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { REFRESH_ABSOLUTE_DAYS, REFRESH_IDLE_DAYS } from '@/src/domain/sessions/session-rules'
import { inTransaction } from '@/src/server/db/transaction'
import { hashToken, newRefreshToken, signAccessToken } from './tokens'

export type SignedIn = {
  accessToken: string
  exp: number
  refreshToken: string
  deviceId: string
  sid: string
}

/** `hash` is what the password was compared with; without one (a new account) only the account's state counts. */
type Person = { id: string; email: string; hash?: string | null }

type Device = { deviceId?: string; userAgent?: string | null }

/**
 * Signs a person in on one device. A session this device already had for the same person ends: one device, one
 * session. The refresh token is given once; only its hash is kept. `hasTwoFactor`: a code was asked for and right.
 *
 * Refused with `INVALID_CREDENTIALS` when the account was deactivated, its password changed or its two-factor authentication switched
 * on since they were checked. The account's row is held first and looked at in a second statement, which sees what
 * whoever held it before has done: no sign-in slips past a password reset or two-factor authentication.
 */
export async function startSession(
  payload: Payload,
  person: Person,
  device: Device,
  { hasTwoFactor = false }: { hasTwoFactor?: boolean } = {},
): Promise<SignedIn> {
  const sid = randomUUID()
  const deviceId = device.deviceId ?? randomUUID()
  const refreshToken = newRefreshToken(payload, sid)
  const values = [
    sid,
    person.id,
    deviceId,
    device.userAgent?.slice(0, 300) ?? null,
    hashToken(refreshToken),
    REFRESH_IDLE_DAYS,
    REFRESH_ABSOLUTE_DAYS,
    person.hash ?? null,
    hasTwoFactor,
  ]
  const { rowCount } = await inTransaction(payload, async (sql) => {
    await sql.query('SELECT 1 FROM users WHERE id = $1::uuid FOR NO KEY UPDATE', [person.id])
    return sql.query({ name: 'start-session', text: START, values })
  })
  if (rowCount !== 1) throw new DomainError('INVALID_CREDENTIALS')
  const { token, exp } = await signAccessToken(payload, { sid, userId: person.id, email: person.email })
  return { accessToken: token, exp, refreshToken, deviceId, sid }
}

const START = `
WITH person AS (
  SELECT id, role FROM users u
   WHERE id = $2::uuid AND state = 'active' AND ($8::text IS NULL OR hash = $8::text)
     AND ($9::boolean OR NOT EXISTS (SELECT 1 FROM two_factor_secrets t
                                      WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL))),
replaced AS (
  UPDATE sessions s SET ended_at = now(), end_reason = 'signed-in-again', updated_at = now()
    FROM person p WHERE s.user_id = p.id AND s.device_id = $3 AND s.ended_at IS NULL),
logged AS (
  INSERT INTO activity_log (action, "by", actor_id, user_id)
  SELECT 'session.started', CASE role WHEN 'user' THEN 'customer' ELSE 'staff' END, id, id FROM person)
INSERT INTO sessions (id, user_id, device_id, user_agent, refresh_token_hash, last_used_at, idle_expires_at, expires_at,
                      two_factor_at)
SELECT $1::uuid, p.id, $3, $4, $5, now(), now() + make_interval(days => $6), now() + make_interval(days => $7),
       CASE WHEN $9::boolean THEN now() END
  FROM person p`
