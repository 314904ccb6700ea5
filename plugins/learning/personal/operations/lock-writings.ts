import type { Sql } from '@/src/server/db/transaction'
import type { Place } from '../seal-personal'

export type Writing = {
  kind: Exclude<Place['kind'], 'check-in'>
  /** As it is sealed in: see `Place`. */
  row: string
  userId: string
  sealed: string | null
  updatedAt: Date
  /** Of a try at a quiz: at which lesson, and which try it is. */
  lessonId: string | null
  number: number | null
}

/** All that two people wrote for themselves but check-ins, which go with their plans; nobody changes it until the caller's transaction ends. */
export async function lockWritings(sql: Sql, people: readonly string[]): Promise<Writing[]> {
  for (const table of ['lesson_notes', 'lesson_answers', 'action_plans', 'quiz_attempts'])
    await sql.query(`SELECT FROM ${table} WHERE user_id = ANY ($1::uuid[]) FOR UPDATE`, [people])
  const { rows } = await sql.query<Writing>(
    `SELECT 'note' AS kind, lesson_id::text AS row, user_id AS "userId", sealed, updated_at AS "updatedAt",
            NULL::uuid AS "lessonId", NULL::int AS number FROM lesson_notes WHERE user_id = ANY ($1::uuid[])
     UNION ALL
     SELECT 'answer', lesson_id::text || ' ' || key, user_id, sealed, updated_at, NULL, NULL
       FROM lesson_answers WHERE user_id = ANY ($1::uuid[])
     UNION ALL
     SELECT 'plan', id::text, user_id, sealed, updated_at, NULL, NULL FROM action_plans WHERE user_id = ANY ($1::uuid[])
     UNION ALL
     SELECT 'quiz', id::text, user_id, sealed, created_at, lesson_id, number
       FROM quiz_attempts WHERE user_id = ANY ($1::uuid[])
     ORDER BY 1, 5, 2`,
    [people],
  )
  return rows
}
