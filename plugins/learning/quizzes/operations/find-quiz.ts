import type { PayloadRequest, Where } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { localeOf } from '@/src/server/request-language'
import { oneInLanguage } from '../../in-language'
import { type Quiz, readQuiz } from '../read-quiz'

export type OpenQuiz = { lessonId: string; programId: string; quiz: Quiz }

/**
 * The quiz of a published lesson, by its id, for somebody to whom the lesson is open now, in the language of the request. 404 for
 * everybody else, staff included, and where there is none.
 */
export async function findQuiz(req: PayloadRequest, userId: string, lesson: string): Promise<OpenQuiz> {
  const { rows } = await pool(req.payload).query<{ lessonId: string; programId: string }>({
    name: 'open-quiz',
    text: `SELECT l.id AS "lessonId", p.id AS "programId"
             FROM lessons l JOIN programs p ON p.id = l.program_id
            WHERE l.id::text = $2 AND l._status = 'published' AND p._status = 'published'
              AND EXISTS (SELECT 1 FROM user_products g
                           WHERE g.product_id = p.product_id AND g.user_id = $1 AND ${openAccess('g')})
              AND NOT ${lockedLesson('l', 'p', '$1')}`,
    values: [userId, lesson],
  })
  const open = rows[0]
  if (!open) throw new DomainError('NOT_FOUND')
  const find = async ({ locale, and }: { locale: Locale; and: Where[] }) => {
    const where = { and: [{ id: { equals: open.lessonId } }, ...and] }
    const { docs } = await req.payload.find({
      collection: 'lessons',
      where,
      locale,
      depth: 0,
      limit: 1,
      pagination: false,
      select: { quiz: true },
      req,
    })
    return docs[0]
  }
  const found = await oneInLanguage(localeOf(req), find)
  const quiz = found && (await readQuiz(found, find))
  if (!quiz) throw new DomainError('NOT_FOUND')
  return { ...open, quiz }
}
