import type { Payload } from 'payload'
import type { ScheduleType } from '@/src/domain/editing/schedule-request'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'

export type AgendaItem = {
  id: string
  collection: Scheduling
  document: string
  title: string | null
  type: ScheduleType
  locale: Locale | null
  date: Date
  /** `late`: it came due a minute ago, and nothing has come of it yet. */
  standing: 'failed' | 'late' | 'next'
  problem: string | null
}

/** What was not done and why, what should have been done by now, and the next five. */
export async function readAgenda(payload: Payload, now = new Date()): Promise<AgendaItem[]> {
  const { rows } = await pool(payload).query<AgendaItem>({
    name: 'read-agenda',
    text: `(SELECT id, collection, document, title, type, locale, date, problem,
                   CASE WHEN state = 'failed' THEN 'failed' ELSE 'late' END AS standing
              FROM scheduled_changes
             WHERE state = 'failed'
                OR (state = 'waiting' AND (problem IS NOT NULL OR date < $1::timestamptz - interval '1 minute'))
             ORDER BY date DESC LIMIT 20)
           UNION ALL
           (SELECT id, collection, document, title, type, locale, date, problem, 'next' AS standing
              FROM scheduled_changes
             WHERE state = 'waiting' AND problem IS NULL AND date >= $1::timestamptz - interval '1 minute'
             ORDER BY date LIMIT 5)`,
    values: [now.toISOString()],
  })
  return rows
}
