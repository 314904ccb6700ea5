import type { Payload } from 'payload'
import { UNCONFIRMED_DAYS } from '@/src/domain/newsletter/subscription-state'
import { pool } from '@/src/server/db/transaction'

/**
 * Forgets who signed up long ago and never confirmed; who had left before has left again, with the proof of both. Gives how many. Safe in
 * any number of processes; a second run finds nothing.
 */
export async function forgetUnconfirmed(payload: Payload): Promise<number> {
  const { rowCount } = await pool(payload).query(
    `DELETE FROM newsletter_subscriptions s
      WHERE s.state = 'pending' AND s.requested_at < now() - make_interval(days => $1)
        AND s.left_at IS NULL AND s.confirmed_at IS NULL`,
    [UNCONFIRMED_DAYS],
  )
  await pool(payload).query(
    `UPDATE newsletter_subscriptions SET state = 'left', token_hash = NULL, token_expires_at = NULL, updated_at = now()
      WHERE state = 'pending' AND requested_at < now() - make_interval(days => $1)`,
    [UNCONFIRMED_DAYS],
  )
  return rowCount ?? 0
}
