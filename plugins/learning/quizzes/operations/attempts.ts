import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { QuizAnswers } from '@/src/domain/learning/quiz'
import { pool } from '@/src/server/db/transaction'
import { knownKeys } from '../../personal/personal-key'
import { sealPersonal, unsealPersonal } from '../../personal/seal-personal'

/** What somebody chose in a try, and the words of it as they were: sealed, as all that people answer. */
export type TryContent = {
  percent: number
  answers: QuizAnswers
  words: { question: string; answers: string[] }[]
}

export type Attempt = {
  id: string
  lessonId: string
  number: number
  isPassed: boolean
  createdAt: Date
  /** Null on a site without a key, or where its key is not here: that a try was passed counts all the same. */
  content: TryContent | null
}

type Row = Omit<Attempt, 'content'> & { sealed: string | null }

/** Somebody's tries, the oldest first; those at one lesson if it is named. */
export async function findAttempts(
  payload: Payload,
  userId: string,
  lessonId: string | null = null,
): Promise<Attempt[]> {
  const { rows } = await pool(payload).query<Row>({
    name: 'quiz-attempts',
    text: `SELECT id, lesson_id AS "lessonId", number, is_passed AS "isPassed", created_at AS "createdAt", sealed
             FROM quiz_attempts WHERE user_id = $1 AND ($2::uuid IS NULL OR lesson_id = $2)
            ORDER BY created_at, number`,
    values: [userId, lessonId],
  })
  return rows.map(({ sealed, ...row }) => ({ ...row, content: open(userId, row.id, sealed) }))
}

type Try = {
  id: string
  userId: string
  lessonId: string
  programId: string
  /** Null: as many as somebody likes. */
  tries: number | null
  isPassed: boolean
  content: TryContent
}

/**
 * Keeps a try. Sent again under its id it is kept once; of several at the same moment each takes a try of its own, and none is
 * one too many: `NO_TRIES_LEFT`. Who has passed may try on as often as they like.
 */
export async function addAttempt(payload: Payload, attempt: Try): Promise<void> {
  const { id, userId, lessonId, programId, tries, isPassed, content } = attempt
  const sealed = knownKeys().length > 0 ? sealPersonal(placeOf(userId, id), content) : null
  // Two tries at once may take the same number: whoever comes second counts again.
  for (let round = 0; round < 50; round++) {
    const { rows } = await pool(payload).query<{ isKept: boolean; isOver: boolean }>({
      name: 'keep-quiz-attempt',
      text: `WITH before AS (
               SELECT count(*)::int AS used, coalesce(bool_or(is_passed), false) AS is_passed,
                      coalesce(max(number), 0) AS last, coalesce(bool_or(id = $1), false) AS is_known
                 FROM quiz_attempts WHERE user_id = $2 AND lesson_id = $3
             ), kept AS (
               INSERT INTO quiz_attempts (id, user_id, lesson_id, program_id, number, is_passed, sealed)
               SELECT $1, $2, $3, $4, b.last + 1, $6::boolean, $7::text FROM before b
                WHERE NOT b.is_known AND ($5::int IS NULL OR b.is_passed OR b.used < $5::int)
               ON CONFLICT DO NOTHING RETURNING 1)
             SELECT b.is_known OR EXISTS (SELECT 1 FROM kept) AS "isKept",
                    NOT b.is_known AND NOT b.is_passed AND b.used >= coalesce($5::int, b.used + 1) AS "isOver"
               FROM before b`,
      values: [id, userId, lessonId, programId, tries, isPassed, sealed],
    })
    if (rows[0]?.isKept) return
    if (rows[0]?.isOver) throw new DomainError('NO_TRIES_LEFT')
  }
  throw new DomainError('CONFLICT')
}

function open(userId: string, id: string, sealed: string | null): TryContent | null {
  const [keyId] = sealed?.split('.') ?? []
  if (!sealed || !knownKeys().some((key) => key.id === keyId)) return null
  return unsealPersonal(placeOf(userId, id), sealed) as TryContent
}

function placeOf(userId: string, id: string) {
  return { kind: 'quiz' as const, userId, row: id }
}
