import type { PayloadRequest } from 'payload'
import { findOwnDrafts } from '@/plugins/forms/operations/drafts'
import { findPlans } from '@/plugins/learning/personal/operations/action-plans'
import { findAllAnswers } from '@/plugins/learning/personal/operations/answers'
import { findWritings, type ProgramWritings } from '@/plugins/learning/personal/operations/find-writings'
import { findNotes } from '@/plugins/learning/personal/operations/notes'
import { findAttempts } from '@/plugins/learning/quizzes/operations/attempts'
import { accessReason } from '@/src/domain/access/access-reasons'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { EXPORT_PARTS } from './export-parts'

/**
 * Everything somebody has given us, and what we hold about them, part by part. Their sealed words are opened for them alone,
 * with the question and the lesson beside each.
 */
export async function collectData(
  req: PayloadRequest,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown[]> = {}
  for (const { name, text } of EXPORT_PARTS) {
    const { rows } = await pool(req.payload).query<{ found: unknown[] }>(
      `SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') AS found
         FROM (SELECT $1::uuid AS id, $2::text AS locale) reader, LATERAL (${text}) part`,
      [userId, locale],
    )
    data[name] = rows[0]?.found ?? []
  }
  const unfinishedForms = await findOwnDrafts(pool(req.payload), userId)
  return {
    ...data,
    access: (data.access as Access[]).map((row) => inWords(row, locale)),
    unfinishedForms,
    ...(await ownWords(req, userId)),
    quizzes: await ownTries(req, userId),
  }
}

type Access = { reason: string | null; endReason: string | null }

/** What the shop wrote about an access is said in the reader's language; what staff wrote is given as it is. */
function inWords({ reason, endReason, ...row }: Access, locale: Locale): Access {
  return {
    ...row,
    reason: reason && accessReason(reason, locale),
    endReason: endReason && accessReason(endReason, locale),
  }
}

async function ownTries(req: PayloadRequest, userId: string) {
  return (await findAttempts(req.payload, userId)).map(({ number, isPassed, createdAt, content }) => ({
    try: number,
    isPassed,
    percent: content?.percent,
    answers: content?.words.map(({ question, answers }) => ({ question, answer: answers.join(', ') })) ?? [],
    createdAt,
  }))
}

/** A site without a key to seal them with keeps no such words. */
async function ownWords(req: PayloadRequest, userId: string): Promise<Record<string, unknown>> {
  try {
    const [answers, notes, plans, writings] = await Promise.all([
      findAllAnswers(req.payload, userId),
      findNotes(req.payload, userId),
      findPlans(req.payload, userId),
      findWritings(req, userId),
    ])
    return {
      answers: answers.map(({ lessonId, key, value, answeredAt }) => ({
        ...placeOf(writings, lessonId, key),
        answer: value,
        createdAt: answeredAt,
      })),
      notes: notes.map(({ lessonId, text, updatedAt }) => ({
        ...placeOf(writings, lessonId),
        text,
        createdAt: updatedAt,
      })),
      actionPlans: plans.map(({ id, checkIns, ...plan }) => ({
        ...plan,
        checkIns: checkIns.map(({ id: _, ...checkIn }) => checkIn),
      })),
    }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PERSONAL_DATA_OFF')
      return { answers: [], notes: [], actionPlans: [] }
    throw error
  }
}

/** Where something was written; what is no longer there has no name, and the words stay. */
function placeOf(writings: readonly ProgramWritings[], lessonId: string, key?: string) {
  const found = writings.find(({ lessons }) => lessons.some((lesson) => lesson.lessonId === lessonId))
  const lesson = found?.lessons.find((each) => each.lessonId === lessonId)
  const question = lesson?.answers.find((answer) => answer.key === key)?.question
  return {
    program: found?.title ?? null,
    lesson: lesson?.title ?? null,
    ...(key === undefined ? {} : { question: question ?? key }),
  }
}
