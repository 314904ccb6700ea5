import type { Payload } from 'payload'
import type { ScheduleState, ScheduleType } from '@/src/domain/editing/schedule-request'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { problemIn } from './problem-in-language'

export type Schedule = {
  id: string
  type: ScheduleType
  locale: Locale | null
  /** An instant; screens show the business's time. */
  date: string
  state: ScheduleState
  /** Why it was not done, or not yet. */
  problem: string | null
  /** Who scheduled it. */
  by: string | null
  createdAt: string
}

type Row = Omit<Schedule, 'date' | 'createdAt'> & { date: Date; createdAt: Date }

/** What is scheduled for a document, what came due and failed, and what was done lately; the next first; in the language of staff. */
export async function listSchedules(
  payload: Payload,
  { collection, document }: { collection: Scheduling; document: string },
  language?: string,
): Promise<Schedule[]> {
  const { rows } = await pool(payload).query<Row>(
    `SELECT s.id, s.type, s.locale, s.date, s.state, s.problem, s.created_at AS "createdAt",
            nullif(trim(concat_ws(' ', u.firstname, u.lastname)), '') AS by
       FROM scheduled_changes s
       LEFT JOIN users u ON u.id = s.created_by_id
      WHERE s.collection = $1::text::enum_scheduled_changes_collection AND s.document = $2
        AND (s.state IN ('waiting', 'failed') OR (s.state = 'done' AND s.date > now() - interval '30 days'))
      ORDER BY s.state = 'done', s.date
      LIMIT 50`,
    [collection, document],
  )
  return rows.map((row) => ({
    ...row,
    date: row.date.toISOString(),
    createdAt: row.createdAt.toISOString(),
    problem: problemIn(payload, { ...row, collection }, language),
  }))
}
