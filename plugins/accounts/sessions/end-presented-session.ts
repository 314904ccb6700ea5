import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { endSessions } from './end-sessions'
import { hashToken, sessionOf } from './tokens'

/** Ends the session a refresh token belongs to, for a device whose access token has run out already. */
export async function endPresentedSession(payload: Payload, refreshToken: string): Promise<void> {
  const sid = sessionOf(refreshToken)
  if (!sid) return
  const { rows } = await pool(payload).query<{ user_id: string }>(
    `SELECT user_id FROM sessions
      WHERE id = $1 AND ended_at IS NULL AND (refresh_token_hash = $2 OR previous_token_hash = $2)`,
    [sid, hashToken(refreshToken)],
  )
  const owner = rows[0]?.user_id
  if (owner) await endSessions(pool(payload), { userId: owner, only: sid, reason: 'signed-out' })
}
