import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** What became of one kind of mail in the last ninety days, in all its languages. */
export type Deliveries = {
  sent: number
  failed: number
  skipped: number
  waiting: number
  lastSentAt: string | null
}

/** One SQL statement. `message`: the key of the mail, without a language. */
export async function readDeliveries(payload: Payload, message: string): Promise<Deliveries> {
  const { rows } = await pool(payload).query<Deliveries>(
    `SELECT (count(*) FILTER (WHERE state = 'sent'))::int AS sent, (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
            (count(*) FILTER (WHERE state = 'skipped'))::int AS skipped,
            (count(*) FILTER (WHERE state IN ('queued', 'held')))::int AS waiting, max(sent_at)::text AS "lastSentAt"
       FROM email_outbox WHERE message = $1 AND created_at > now() - interval '90 days'`,
    [message],
  )
  if (!rows[0]) throw new Error('no answer')
  return rows[0]
}
