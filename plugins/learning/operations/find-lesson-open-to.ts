import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'

/** The published lesson of an id, for somebody to whom it is open now. 404 for everybody else, staff included. */
export async function findLessonOpenTo(
  payload: Payload,
  userId: string,
  lesson: string,
): Promise<{ lessonId: string; programId: string }> {
  if (!isUuid(lesson)) throw new DomainError('NOT_FOUND')
  const { rows } = await pool(payload).query<{ lessonId: string; programId: string }>({
    name: 'lesson-open-to',
    text: `SELECT l.id AS "lessonId", p.id AS "programId"
             FROM lessons l JOIN programs p ON p.id = l.program_id
            WHERE l.id = $2 AND l._status = 'published' AND p._status = 'published'
              AND EXISTS (SELECT 1 FROM user_products g
                           WHERE g.product_id = p.product_id AND g.user_id = $1 AND ${openAccess('g')})
              AND NOT ${lockedLesson('l', 'p', '$1')}`,
    values: [userId, lesson],
  })
  const open = rows[0]
  if (!open) throw new DomainError('NOT_FOUND')
  return open
}
