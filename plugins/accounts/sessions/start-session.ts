import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { REFRESH_ABSOLUTE_DAYS, REFRESH_IDLE_DAYS } from '@/src/domain/sessions/session-rules'
import { pool } from '@/src/server/db/transaction'
import { hashToken, newRefreshToken, signAccessToken } from './tokens'

export type SignedIn = {
  accessToken: string
  exp: number
  refreshToken: string
  deviceId: string
  sid: string
}

/**
 * Signs a person in on one device. A session this device already had for the same person ends: one device, one
 * session. The refresh token is given once; only its hash is kept.
 */
export async function startSession(
  payload: Payload,
  person: { id: string; email: string },
  device: { deviceId?: string; userAgent?: string | null },
): Promise<SignedIn> {
  const sid = randomUUID()
  const deviceId = device.deviceId ?? randomUUID()
  const refreshToken = newRefreshToken(sid)
  await pool(payload).query(
    `WITH replaced AS (
       UPDATE sessions SET ended_at = now(), end_reason = 'signed-in-again', updated_at = now()
        WHERE user_id = $2 AND device_id = $3 AND ended_at IS NULL)
     INSERT INTO sessions (id, user_id, device_id, user_agent, refresh_token_hash, last_used_at, idle_expires_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, now(), now() + make_interval(days => $6), now() + make_interval(days => $7))`,
    [
      sid,
      person.id,
      deviceId,
      device.userAgent?.slice(0, 300) ?? null,
      hashToken(refreshToken),
      REFRESH_IDLE_DAYS,
      REFRESH_ABSOLUTE_DAYS,
    ],
  )
  const { token, exp } = await signAccessToken(payload, { sid, userId: person.id, email: person.email })
  return { accessToken: token, exp, refreshToken, deviceId, sid }
}
