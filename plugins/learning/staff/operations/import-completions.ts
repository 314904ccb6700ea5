import type { Payload } from 'payload'
import { isAddressOf } from '@/plugins/commerce/catalog/product-text'
import {
  type CompletionOutcome,
  type CompletionRow,
  readCompletionRows,
} from '@/src/domain/learning/completion-rows'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'

export type ImportedRow = CompletionRow & { outcome: CompletionOutcome }
type Found = { line: number; userId: string | null; programId: string | null; isKnown: boolean }

/**
 * Records who finished what in an older system, or only says what would become of each line (`isPreview`). Whoever is recorded has
 * done all lessons there are now, on that day. All or nothing; a second time changes nothing. On record, person by person.
 */
export async function importCompletions(
  payload: Payload,
  { text, isPreview, actor, now }: { text: string; isPreview: boolean; actor: string; now: Date },
): Promise<ImportedRow[]> {
  const rows = readCompletionRows(text, now)
  return inTransaction(payload, async (sql) => {
    const { rows: found } = await sql.query<Found>({
      name: 'people-and-programs-of-completions',
      text: `SELECT coalesce(g.line, 0) AS line, u.id AS "userId", p.id AS "programId",
                    EXISTS (SELECT 1 FROM program_completions c WHERE c.user_id = u.id AND c.program_id = p.id) AS "isKnown"
               FROM jsonb_to_recordset($1::jsonb) AS g (line int, email text, program text)
               LEFT JOIN users u ON u.email = g.email
               LEFT JOIN products x ON ${isAddressOf(siteOf(sql), 'g.program', 'x')}
               LEFT JOIN programs p ON p.product_id = x.id AND p._status = 'published'`,
      values: [JSON.stringify(rows)],
    })
    const byLine = new Map(found.map((each) => [each.line, each]))
    const seen = new Set<string>()
    const imported: ImportedRow[] = []
    for (const row of rows) {
      const { userId = null, programId = null, isKnown = false } = byLine.get(row.line) ?? {}
      const outcome = outcomeOf(row, { userId, programId, isKnown, seen })
      imported.push({ ...row, outcome })
      if (outcome === 'new' && !isPreview && userId && programId && row.day)
        await record(sql, { userId, programId, day: row.day, actor })
    }
    return imported
  })
}

type Known = { userId: string | null; programId: string | null; isKnown: boolean; seen: Set<string> }

function outcomeOf({ day }: CompletionRow, { userId, programId, isKnown, seen }: Known): CompletionOutcome {
  if (!userId) return 'no-person'
  if (!programId) return 'no-program'
  if (!day) return 'no-day'
  if (isKnown) return 'known'
  const key = `${userId} ${programId}`
  if (seen.has(key)) return 'repeated'
  seen.add(key)
  return 'new'
}

type Completion = { userId: string; programId: string; day: string; actor: string }

async function record(sql: Sql, { userId, programId, day, actor }: Completion): Promise<void> {
  const { rowCount } = await sql.query({
    name: 'import-completion',
    text: `INSERT INTO program_completions (user_id, program_id, completed_at) VALUES ($1, $2, $3::timestamptz)
           ON CONFLICT (user_id, program_id) DO NOTHING`,
    values: [userId, programId, `${day}T12:00:00Z`],
  })
  if (!rowCount) return
  await sql.query({
    name: 'import-lessons-done',
    text: `INSERT INTO lesson_progress AS kept (user_id, program_id, lesson_id, state, opened_at, done_at, position_seconds, updated_at)
           SELECT $1, $2, l.id, 'done', $3::timestamptz, $3::timestamptz, 0, $3::timestamptz
             FROM lessons l WHERE l.program_id = $2 AND l._status = 'published'
           ON CONFLICT (user_id, lesson_id) DO UPDATE SET
             state = 'done', done_at = coalesce(kept.done_at, excluded.done_at)`,
    values: [userId, programId, `${day}T12:00:00Z`],
  })
  const details = { program: programId, day }
  await logActivity(sql, { action: 'progress.imported', by: 'staff', actor, user: userId, details })
}
