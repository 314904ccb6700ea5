import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** Whether somebody has signed in to this account on this device before. A device whose session was stolen is not known. */
export async function isKnownDevice(
  payload: Payload,
  { email, deviceId }: { email: string; deviceId: string },
): Promise<boolean> {
  const { rowCount } = await pool(payload).query({
    name: 'known-device',
    text: `SELECT 1 FROM users u JOIN sessions s ON s.user_id = u.id
            WHERE u.email = $1 AND s.device_id = $2 AND s.end_reason IS DISTINCT FROM 'refresh-token-reused' LIMIT 1`,
    values: [email, deviceId],
  })
  return rowCount === 1
}
