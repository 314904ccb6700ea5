import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { productTextFor } from '@/plugins/commerce/catalog/product-text'
import type { AccessState } from '@/src/domain/access/access-source'
import type { Locale } from '@/src/domain/languages/locales'
import type { AnswerValue } from '@/src/domain/learning/answers'
import type { Lesson, Program } from '@/src/generated/payload-types'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { localeOf } from '@/src/server/request-language'
import { siteOf } from '@/src/server/site'
import { type InLanguage, inLanguage } from '../../in-language'
import { findAllAnswers } from './answers'
import { findNotes } from './notes'

export type LessonWritings = {
  lessonId: string
  /** Null for a lesson that is no longer there: what was written at it stays. */
  lessonSlug: string | null
  title: string | null
  /** What title and questions are written in. */
  language: Locale
  note: { text: string; updatedAt: Date } | null
  answers: { key: string; question: string | null; value: AnswerValue }[]
}

export type ProgramWritings = {
  programId: string
  slug: string
  title: string
  language: Locale
  status: AccessState
  lessons: LessonWritings[]
}

/** Everything somebody wrote at lessons, by program in its order, in the language of the request; of one program if named. */
export async function findWritings(
  req: PayloadRequest,
  userId: string,
  programId: string | null = null,
): Promise<ProgramWritings[]> {
  const [notes, answers] = await Promise.all([
    findNotes(req.payload, userId),
    findAllAnswers(req.payload, userId, programId),
  ])
  const written = [...notes, ...answers].filter((each) => programId === null || each.programId === programId)
  const programIds = [...new Set(written.map((each) => each.programId))]
  if (programIds.length === 0) return []
  const [programs, lessons, standings] = await Promise.all([
    findWritten(req, 'programs', programIds),
    findWritten(req, 'lessons', [...new Set(written.map(({ lessonId }) => lessonId))]),
    findStandings(req, userId, programIds),
  ])
  return programs.map((program) => {
    const ids = new Set(
      written.filter((each) => each.programId === program.id).map(({ lessonId }) => lessonId),
    )
    const known = inOrder(program, lessons).filter(({ id }) => ids.has(id))
    const gone = [...ids].filter((id) => !known.some((lesson) => lesson.id === id))
    const standing = standings.find((each) => each.programId === program.id)
    const writingsAt = (lessonId: string, lesson: InLanguage<Lesson> | null): LessonWritings => ({
      lessonId,
      lessonSlug: lesson?.slug ?? null,
      title: lesson?.title ?? null,
      language: lesson?.language ?? program.language,
      note: notes.find((note) => note.lessonId === lessonId) ?? null,
      answers: inQuestionOrder(
        lesson,
        answers.filter((answer) => answer.lessonId === lessonId),
      ),
    })
    return {
      programId: program.id,
      slug: standing?.slug || program.id,
      title: program.title,
      language: program.language,
      status: standing?.isActive ? ('active' as const) : ('ended' as const),
      lessons: [
        ...known.map((lesson) => writingsAt(lesson.id, lesson)),
        ...gone.map((id) => writingsAt(id, null)),
      ],
    }
  })
}

/** Titles and questions are asked for by whoever wrote there: they knew them when they had access. */
function findWritten<Slug extends 'programs' | 'lessons'>(
  req: PayloadRequest,
  collection: Slug,
  ids: string[],
): Promise<InLanguage<DataFromCollectionSlug<Slug>>[]> {
  return inLanguage(localeOf(req), async ({ locale, and }) => {
    const where = { and: [{ id: { in: ids } }, ...and] }
    const found = await req.payload.find({ collection, where, locale, depth: 0, pagination: false, req })
    return found.docs as DataFromCollectionSlug<Slug>[]
  })
}

async function findStandings(req: PayloadRequest, userId: string, programIds: string[]) {
  const { rows } = await pool(req.payload).query<{
    programId: string
    slug: string
    isActive: boolean
  }>({
    name: 'standing-of-programs',
    text: `SELECT p.id AS "programId", ${productTextFor(siteOf(req.payload), 'slug', '$3::text', 'x')} AS slug,
                  EXISTS (SELECT 1 FROM user_products g
                           WHERE g.product_id = x.id AND g.user_id = $1 AND ${openAccess('g')}) AS "isActive"
             FROM programs p JOIN products x ON x.id = p.product_id WHERE p.id = ANY ($2::uuid[])`,
    values: [userId, programIds, localeOf(req)],
  })
  return rows
}

function inOrder(program: Program, lessons: InLanguage<Lesson>[]): InLanguage<Lesson>[] {
  const sections = (program.sections ?? []).map(({ id }) => id)
  const place = ({ section, position }: Lesson) => sections.indexOf(section ?? '') * 1e6 + position
  return lessons.filter((lesson) => idOf(lesson.program) === program.id).sort((a, b) => place(a) - place(b))
}

function inQuestionOrder(lesson: Lesson | null, answers: { key: string; value: AnswerValue }[]) {
  const questions = lesson?.selfChecks ?? []
  const place = (key: string) => questions.findIndex(({ id }) => id === key)
  return answers
    .map(({ key, value }) => ({
      key,
      question: questions.find(({ id }) => id === key)?.question ?? null,
      value,
    }))
    .sort((a, b) => place(a.key) - place(b.key))
}

function idOf(related: string | { id: string }): string {
  return typeof related === 'string' ? related : related.id
}
