import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { AnswerValue, KeptAnswer } from '@/src/domain/learning/answers'
import { pool } from '@/src/server/db/transaction'
import { currentKey, knownKeys } from '../personal-key'
import { sealPersonal, unsealPersonal } from '../seal-personal'
import { findOwnLesson, type OwnLesson } from './find-own-lesson'

type Row = { lessonId: string; programId: string; key: string; sealed: string; answeredAt: Date }

/** What somebody answered in the program of a lesson, and which lesson that is. */
export async function findAnswers(
  payload: Payload,
  { userId, lesson }: { userId: string; lesson: string },
): Promise<{ lesson: OwnLesson; kept: KeptAnswer[] }> {
  currentKey()
  const found = await findOwnLesson(payload, userId, lesson)
  return { lesson: found, kept: await findAllAnswers(payload, userId, found.programId) }
}

/** Everything somebody answered, in one program or in all, the newest last. */
export async function findAllAnswers(
  payload: Payload,
  userId: string,
  programId: string | null = null,
): Promise<KeptAnswer[]> {
  currentKey()
  const { rows } = await pool(payload).query<Row>({
    name: 'lesson-answers',
    text: `SELECT lesson_id AS "lessonId", program_id AS "programId", key, sealed, updated_at AS "answeredAt"
             FROM lesson_answers WHERE user_id = $1 AND ($2::uuid IS NULL OR program_id = $2)
            ORDER BY updated_at, key`,
    values: [userId, programId],
  })
  return rows.map(({ sealed, ...row }) => ({ ...row, value: open(userId, row, sealed) }))
}

/**
 * Keeps answers beside those that are there, each in place of the one under its key; null takes one back. Twenty at once
 * are all kept. Said twice they are kept once.
 */
export async function saveAnswers(
  payload: Payload,
  {
    userId,
    lesson,
    answers,
  }: { userId: string; lesson: string; answers: Record<string, AnswerValue | null> },
): Promise<OwnLesson> {
  currentKey()
  const found = await findOwnLesson(payload, userId, lesson)
  const keys = Object.keys(answers).sort()
  const sealed = keys.map((key) => {
    const value = answers[key]
    return value === null || value === undefined ? null : sealPersonal(placeOf(userId, found.id, key), value)
  })
  const { rows } = await pool(payload).query<{ key: string }>({
    name: 'keep-lesson-answers',
    text: `WITH given AS (SELECT * FROM unnest($4::text[], $5::text[]) AS g (key, sealed)),
                gone AS (
                  DELETE FROM lesson_answers a USING given g
                   WHERE g.sealed IS NULL AND a.key = g.key AND a.user_id = $1 AND a.lesson_id = $2
                     AND split_part(a.sealed, '.', 1) = ANY ($6::text[]))
           INSERT INTO lesson_answers AS kept (user_id, lesson_id, program_id, key, sealed)
           SELECT $1, $2, $3, g.key, g.sealed FROM given g WHERE g.sealed IS NOT NULL ORDER BY g.key
           ON CONFLICT (user_id, lesson_id, key) DO UPDATE SET sealed = excluded.sealed, updated_at = now()
            WHERE split_part(kept.sealed, '.', 1) = ANY ($6::text[])
           RETURNING key`,
    values: [userId, found.id, found.programId, keys, sealed, knownKeys().map((key) => key.id)],
  })
  if (rows.length < sealed.filter((each) => each !== null).length)
    throw new DomainError('PERSONAL_DATA_LOCKED')
  return found
}

function open(userId: string, { lessonId, key }: Pick<Row, 'lessonId' | 'key'>, sealed: string): AnswerValue {
  return unsealPersonal(placeOf(userId, lessonId, key), sealed) as AnswerValue
}

function placeOf(userId: string, lessonId: string, key: string) {
  return { kind: 'answer' as const, userId, row: `${lessonId} ${key}` }
}
