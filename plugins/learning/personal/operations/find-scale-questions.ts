import type { Payload } from 'payload'
import type { ScaleQuestion } from '@/src/domain/learning/answers'
import { pool } from '@/src/server/db/transaction'

/** The questions of a program that are answered on a named scale, in its order. */
export async function findScaleQuestions(payload: Payload, programId: string): Promise<ScaleQuestion[]> {
  const { rows } = await pool(payload).query<ScaleQuestion>({
    name: 'scale-questions',
    text: `SELECT l.id AS "lessonId", c.id AS key, c.scale
             FROM lessons l
             LEFT JOIN programs_sections s ON s._parent_id = l.program_id AND s.id = l.section
             JOIN lessons_self_checks c ON c._parent_id = l.id
            WHERE l.program_id = $1 AND l._status = 'published' AND c.kind = 'scale' AND c.scale IS NOT NULL
            ORDER BY coalesce(s._order, 0), l.position, l.id, c._order`,
    values: [programId],
  })
  return rows
}
