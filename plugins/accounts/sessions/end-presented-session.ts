import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { hashToken, sessionOf } from './tokens'

/** Ends the session a refresh token belongs to, for a device whose access token has run out already. */
export async function endPresentedSession(payload: Payload, refreshToken: string): Promise<void> {
  const sid = sessionOf(refreshToken)
  if (!sid) return
  await pool(payload).query(
    `UPDATE sessions SET ended_at = now(), end_reason = 'signed-out', updated_at = now()
      WHERE id = $1 AND ended_at IS NULL AND (refresh_token_hash = $2 OR previous_token_hash = $2)`,
    [sid, hashToken(refreshToken)],
  )
}
