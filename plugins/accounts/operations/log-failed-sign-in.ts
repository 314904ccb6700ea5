import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** In an hour, of one address and of all: enough to see an attack, too few to fill a log that is never emptied. */
const PER_ADDRESS = 5
const ALTOGETHER = 500

/**
 * Notes that somebody was not let in. Never the password, nor the address in clear: people type one into the field of
 * the other. The same work whether the address is known or not.
 */
export async function logFailedSignIn(
  payload: Payload,
  { address, userId }: { address: string; userId: string | null },
): Promise<void> {
  const mark = createHmac('sha256', payload.secret).update(`address|${address}`).digest('hex').slice(0, 16)
  await pool(payload).query({
    name: 'log-failed-sign-in',
    text: `WITH recent AS (
             SELECT details ->> 'address' AS address FROM activity_log
              WHERE action = 'session.refused' AND created_at > now() - interval '1 hour' LIMIT $4)
           INSERT INTO activity_log (action, "by", user_id, details)
           SELECT 'session.refused', 'customer', $1::uuid, jsonb_build_object('address', $2::text)
            WHERE (SELECT count(*) FROM recent) < $4
              AND (SELECT count(*) FROM recent WHERE address = $2::text) < $3`,
    values: [userId, mark, PER_ADDRESS, ALTOGETHER],
  })
}
