import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/**
 * Records that a person has finished a program all of whose lessons are done: the last two of them, done on two devices
 * at the same moment, each saw the other one open. The day is that of the last lesson. Does nothing the second time.
 */
export async function recordCompletion(
  payload: Payload,
  { userId, programId }: { userId: string; programId: string },
): Promise<Date | null> {
  const { rows } = await pool(payload).query<{ completedAt: Date }>({
    name: 'record-completion',
    text: `INSERT INTO program_completions AS kept (user_id, program_id, completed_at, created_at, updated_at)
           SELECT $1, $2, max(done_at), now(), now() FROM lesson_progress
            WHERE user_id = $1 AND program_id = $2 AND state = 'done' HAVING max(done_at) IS NOT NULL
           ON CONFLICT (user_id, program_id) DO UPDATE SET updated_at = kept.updated_at
           RETURNING completed_at AS "completedAt"`,
    values: [userId, programId],
  })
  return rows[0]?.completedAt ?? null
}
