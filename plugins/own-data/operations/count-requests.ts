import type { Payload } from 'payload'
import { STAFF_REQUESTS } from '@/src/domain/own-data/closing'
import { pool } from '@/src/server/db/transaction'

type Counted = { open: number; overdue: number; nextAt: Date | null }

/** What staff were asked and have not done: how much, how much of it too late, and by when the next is due. */
export async function countRequests(payload: Payload): Promise<Counted> {
  const { rows } = await pool(payload).query<Counted>({
    name: 'open-data-requests',
    text: `SELECT count(*)::int AS open, (count(*) FILTER (WHERE due_at < now()))::int AS overdue,
                  min(due_at) FILTER (WHERE due_at >= now()) AS "nextAt"
             FROM data_requests WHERE state = 'open' AND kind::text = ANY ($1::text[])`,
    values: [Object.keys(STAFF_REQUESTS)],
  })
  return rows[0] ?? { open: 0, overdue: 0, nextAt: null }
}
