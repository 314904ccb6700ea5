import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

type Lateness = { outboxAge: number; sweeperLag: number; changesLag: number }

/** How many seconds what was due first has waited: a mail, a payment to be looked at, a planned change. 0 when nothing is due. */
export async function readLateness(payload: Payload): Promise<Lateness> {
  const { rows } = await pool(payload).query<Lateness>({
    name: 'lateness',
    text: `SELECT greatest(0, coalesce(extract(epoch FROM now() - (
                    SELECT min(next_try_at) FROM email_outbox WHERE state = 'queued')), 0))::float8 AS "outboxAge",
                  greatest(0, coalesce(extract(epoch FROM now() - (
                    SELECT min(next_check_at) FROM payment_attempts WHERE next_check_at IS NOT NULL)), 0))::float8 AS "sweeperLag",
                  greatest(0, coalesce(extract(epoch FROM now() - (
                    SELECT min(date) FROM scheduled_changes WHERE state = 'waiting')), 0))::float8 AS "changesLag"`,
  })
  return rows[0] ?? { outboxAge: 0, sweeperLag: 0, changesLag: 0 }
}
