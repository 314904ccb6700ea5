import type { PayloadRequest, Where } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { localeOf } from '@/src/server/request-language'
import { oneInLanguage } from '../../in-language'
import { findLessonOpenTo } from '../../operations/find-lesson-open-to'
import { type Quiz, readQuiz } from '../read-quiz'

export type OpenQuiz = { lessonId: string; programId: string; quiz: Quiz }

/**
 * The quiz of a published lesson, by its id, for somebody to whom the lesson is open now, in the language of the request. 404 for
 * everybody else, staff included, and where there is none.
 */
export async function findQuiz(req: PayloadRequest, userId: string, lesson: string): Promise<OpenQuiz> {
  const open = await findLessonOpenTo(req.payload, userId, lesson)
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
