import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** Ends one session, at once. Ending it again changes nothing. */
export async function endSession(payload: Payload, sid: string): Promise<void> {
  await pool(payload).query(
    `UPDATE sessions SET ended_at = now(), end_reason = 'signed-out', updated_at = now()
      WHERE id = $1 AND ended_at IS NULL`,
    [sid],
  )
}
