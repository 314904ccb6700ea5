import type { Payload } from 'payload'
import { REFRESH_IDLE_DAYS } from '@/src/domain/sessions/session-rules'
import { pool } from '@/src/server/db/transaction'

/** Notes that a session is in use, for the staff area, which has no refresh token. False when it is over. */
export async function prolongSession(payload: Payload, sid: string): Promise<boolean> {
  const { rowCount } = await pool(payload).query({
    name: 'prolong-session',
    text: `UPDATE sessions SET last_used_at = now(), idle_expires_at = now() + make_interval(days => $2), updated_at = now()
            WHERE id = $1 AND ended_at IS NULL AND idle_expires_at > now() AND expires_at > now()`,
    values: [sid, REFRESH_IDLE_DAYS],
  })
  return rowCount === 1
}
