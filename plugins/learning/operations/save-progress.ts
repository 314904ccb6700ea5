import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { isHeldByQuiz } from '../quizzes/quiz-sql'

export type ProgressChange = {
  userId: string
  /** Its id, or its slug within the programs of this person. */
  lesson: string
  /** `opened` changes nothing about a lesson that is done; `not-done` takes `done` back. */
  state?: 'opened' | 'done' | 'not-done' | undefined
  positionSeconds?: number | undefined
}

export type SavedProgress = { id: string; state: 'opened' | 'done'; positionSeconds: number }

/**
 * Keeps how far a person is with a lesson they may open; null when there is none for them. One statement: two devices at
 * once leave what either said last. The second time changes nothing but the time. That a program is finished is
 * recorded with its last lesson. `QUIZ_NOT_PASSED` for a lesson that can be done only after its quiz is passed.
 */
export async function saveProgress(
  payload: Payload,
  { userId, lesson, state = 'opened', positionSeconds }: ProgressChange,
): Promise<SavedProgress | null> {
  const { rows } = await pool(payload).query<SavedProgress & { isHeld: boolean }>({
    name: 'save-lesson-progress',
    text: `WITH lesson AS (
             SELECT l.id, l.program_id,
                    ($3::text = 'done' AND ${isHeldByQuiz('l', '$1')} AND NOT EXISTS (
                       SELECT 1 FROM lesson_progress k WHERE k.user_id = $1 AND k.lesson_id = l.id AND k.state = 'done')) AS is_held
               FROM lessons l JOIN programs p ON p.id = l.program_id
              WHERE $2 IN (l.id::text, l.slug) AND l._status = 'published' AND p._status = 'published'
                AND EXISTS (SELECT 1 FROM user_products g
                             WHERE g.product_id = p.product_id AND g.user_id = $1 AND ${openAccess('g')})
                AND NOT ${lockedLesson('l', 'p', '$1')}
              ORDER BY l.id::text = $2 DESC, l.id LIMIT 1
           ), saved AS (
             INSERT INTO lesson_progress AS kept (user_id, program_id, lesson_id, state, opened_at, done_at,
                                                  position_seconds, created_at, updated_at)
             SELECT $1, l.program_id, l.id,
                    (CASE WHEN $3::text = 'done' THEN 'done' ELSE 'opened' END)::enum_lesson_progress_state,
                    now(), CASE WHEN $3 = 'done' THEN now() END, coalesce($4::int, 0), now(), now()
               FROM lesson l WHERE NOT l.is_held
             ON CONFLICT (user_id, lesson_id) DO UPDATE SET
               state = CASE $3 WHEN 'done' THEN 'done'::enum_lesson_progress_state
                               WHEN 'not-done' THEN 'opened'::enum_lesson_progress_state ELSE kept.state END,
               done_at = CASE $3 WHEN 'done' THEN coalesce(kept.done_at, now())
                                 WHEN 'not-done' THEN NULL ELSE kept.done_at END,
               position_seconds = coalesce($4, kept.position_seconds),
               updated_at = now()
             RETURNING program_id, lesson_id, state, position_seconds
           ), completed AS (
             INSERT INTO program_completions (user_id, program_id, completed_at, created_at, updated_at)
             SELECT $1, s.program_id, now(), now(), now() FROM saved s
              WHERE s.state = 'done' AND NOT EXISTS (
                SELECT 1 FROM lessons o LEFT JOIN lesson_progress d ON d.lesson_id = o.id AND d.user_id = $1
                 WHERE o.program_id = s.program_id AND o._status = 'published' AND o.id <> s.lesson_id
                   AND d.state IS DISTINCT FROM 'done')
             ON CONFLICT (user_id, program_id) DO NOTHING
           )
           SELECT lesson_id AS id, state, position_seconds::int AS "positionSeconds", false AS "isHeld" FROM saved
            UNION ALL SELECT id, 'opened', 0, true FROM lesson WHERE is_held`,
    values: [userId, lesson, state, positionSeconds ?? null],
  })
  const [found] = rows
  if (!found) return null
  const { isHeld, ...saved } = found
  if (isHeld) throw new DomainError('QUIZ_NOT_PASSED')
  return saved
}
