import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { REFRESH_GRACE_MS, REFRESH_IDLE_DAYS } from '@/src/domain/sessions/session-rules'
import { pool } from '@/src/server/db/transaction'
import { endStolenSession } from './end-stolen-session'
import type { SignedIn } from './start-session'
import { hashToken, nextRefreshToken, sessionOf, signAccessToken, wasGiven } from './tokens'

type Rotated = { user_id: string; email: string }

/**
 * Trades a refresh token for the next one. One guarded update decides, so of two tabs that come at once exactly one
 * rotates; the other presents the immediate predecessor within the grace and is given the same successor.
 * A token that was rotated away earlier is a stolen one: the whole session ends, and its owner is told. Anything else
 * (a guess, the right token on another device) is refused and changes nothing: whoever knows only a session's id could
 * sign its owner out otherwise.
 * Specification 4, Session.
 */
export async function rotateSession(
  payload: Payload,
  presented: { refreshToken: string; deviceId: string },
): Promise<SignedIn> {
  const { refreshToken, deviceId } = presented
  const sid = sessionOf(refreshToken)
  if (!sid) throw new DomainError('INVALID_TOKENS')
  const successor = nextRefreshToken(payload, sid, refreshToken)
  const person =
    (await rotate(payload, { sid, deviceId, from: hashToken(refreshToken), to: hashToken(successor) })) ??
    (await withinGrace(payload, {
      sid,
      deviceId,
      previous: hashToken(refreshToken),
      current: hashToken(successor),
    }))
  if (!person) {
    if (wasGiven(payload, refreshToken))
      await endStolenSession(payload, { sid, hash: hashToken(refreshToken) })
    throw new DomainError('INVALID_TOKENS')
  }
  const { token, exp } = await signAccessToken(payload, { sid, userId: person.user_id, email: person.email })
  return { accessToken: token, exp, refreshToken: successor, deviceId, sid }
}

const LIVE = `s.device_id = $2 AND s.ended_at IS NULL AND s.idle_expires_at > now() AND s.expires_at > now()
          AND u.id = s.user_id AND u.state = 'active'`

type Rotation = { sid: string; deviceId: string; from: string; to: string }

async function rotate(payload: Payload, { sid, deviceId, from, to }: Rotation): Promise<Rotated | undefined> {
  const { rows } = await pool(payload).query<Rotated>({
    name: 'rotate-session',
    text: `UPDATE sessions s
        SET refresh_token_hash = $4, previous_token_hash = $3, rotated_at = now(), last_used_at = now(),
            idle_expires_at = now() + make_interval(days => $5), updated_at = now()
       FROM users u
      WHERE s.id = $1 AND s.refresh_token_hash = $3 AND ${LIVE}
      RETURNING s.user_id, u.email`,
    values: [sid, deviceId, from, to, REFRESH_IDLE_DAYS],
  })
  return rows[0]
}

type Grace = { sid: string; deviceId: string; previous: string; current: string }

async function withinGrace(payload: Payload, grace: Grace): Promise<Rotated | undefined> {
  const { rows } = await pool(payload).query<Rotated>({
    name: 'rotate-session-grace',
    text: `SELECT s.user_id, u.email FROM sessions s, users u
      WHERE s.id = $1 AND s.previous_token_hash = $3 AND s.refresh_token_hash = $4
        AND s.rotated_at > now() - make_interval(secs => $5) AND ${LIVE}`,
    values: [grace.sid, grace.deviceId, grace.previous, grace.current, REFRESH_GRACE_MS / 1000],
  })
  return rows[0]
}
