import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { pool } from '@/src/server/db/transaction'

export type OwnLesson = { id: string; programId: string }

/**
 * The lesson behind an id or slug, for somebody whose program it is or once was: what they wrote stays theirs when access
 * ends or money went back. 404 for everybody else, staff included, and for a lesson that is not open yet.
 */
export async function findOwnLesson(payload: Payload, userId: string, lesson: string): Promise<OwnLesson> {
  const { rows } = await pool(payload).query<OwnLesson>({
    name: 'own-lesson',
    text: `SELECT l.id, l.program_id AS "programId"
             FROM lessons l JOIN programs p ON p.id = l.program_id
            WHERE $2 IN (l.id::text, l.slug)
              AND (l._status = 'published'
                   OR EXISTS (SELECT 1 FROM lesson_progress d WHERE d.lesson_id = l.id AND d.user_id = $1))
              AND EXISTS (SELECT 1 FROM user_products g WHERE g.product_id = p.product_id AND g.user_id = $1)
              AND NOT ${lockedLesson('l', 'p', '$1')}
            ORDER BY l.id::text = $2 DESC, l.id LIMIT 1`,
    values: [userId, lesson],
  })
  const found = rows[0]
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}
