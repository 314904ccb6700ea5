import type { Sql } from '@/src/server/db/transaction'

/**
 * How far somebody was with a program, tries of its quizzes, and that they finished it. What they wrote for themselves stays, and
 * a certificate they have. Gives how many rows of each were there.
 */
export async function forgetSteps(
  sql: Sql,
  { userId, programId }: { userId: string; programId: string },
): Promise<{ lessons: number; tries: number; completions: number }> {
  const gone = { lesson_progress: 0, quiz_attempts: 0, program_completions: 0 }
  for (const table of ['lesson_progress', 'quiz_attempts', 'program_completions'] as const) {
    const of = [userId, programId]
    const { rowCount } = await sql.query(`DELETE FROM ${table} WHERE user_id = $1 AND program_id = $2`, of)
    gone[table] = rowCount ?? 0
  }
  return { lessons: gone.lesson_progress, tries: gone.quiz_attempts, completions: gone.program_completions }
}
