import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { findLessonOpenTo } from '../../operations/find-lesson-open-to'
import { findOwnLesson } from '../../personal/operations/find-own-lesson'

export type AskedQuestion = {
  id: string
  question: string
  answer: string | null
  createdAt: Date
  answeredAt: Date | null
}

type Asked = { userId: string; lesson: string }

/** What somebody asked at a lesson, the oldest first, also when its program is closed by now. 404 for a lesson they never had. */
export async function findQuestions(payload: Payload, { userId, lesson }: Asked): Promise<AskedQuestion[]> {
  const { id } = await findOwnLesson(payload, userId, lesson)
  const { rows } = await pool(payload).query<AskedQuestion>({
    name: 'lesson-questions',
    text: `SELECT id, question, answer, created_at AS "createdAt", answered_at AS "answeredAt"
             FROM lesson_questions WHERE user_id = $1 AND lesson_id = $2 ORDER BY created_at, id`,
    values: [userId, id],
  })
  return rows
}

/** Keeps a question for staff; sent again under its id it is kept once. 404 for a lesson that is not open to who asks. */
export async function askQuestion(
  payload: Payload,
  { userId, lesson, id, question }: Asked & { id: string; question: string },
): Promise<void> {
  const { lessonId, programId } = await findLessonOpenTo(payload, userId, lesson)
  const { rows } = await pool(payload).query<{ isOwn: boolean | null }>({
    name: 'ask-at-lesson',
    text: `INSERT INTO lesson_questions AS kept (id, user_id, lesson_id, program_id, question, state)
           VALUES ($1, $2, $3, $4, $5, 'open')
           ON CONFLICT (id) DO UPDATE SET updated_at = kept.updated_at RETURNING kept.user_id = $2 AS "isOwn"`,
    values: [id, userId, lessonId, programId, question],
  })
  if (!rows[0]?.isOwn) throw new DomainError('NOT_FOUND')
}
