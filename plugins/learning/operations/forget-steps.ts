import type { Sql } from '@/src/server/db/transaction'

/**
 * How far somebody was with a program, tries of its quizzes, and that they finished it. What they wrote for themselves stays, and
 * a certificate they have. Gives how many rows of each were there.
 */
export async function forgetSteps(
  sql: Sql,
  { userId, programId }: { userId: string; programId: string },
): Promise<{ lessons: number; tries: number; completions: number }> {
  const gone = async (table: string) => {
    const of = [userId, programId]
    const { rowCount } = await sql.query(`DELETE FROM ${table} WHERE user_id = $1 AND program_id = $2`, of)
    return rowCount ?? 0
  }
  const lessons = await gone('lesson_progress')
  return { lessons, tries: await gone('quiz_attempts'), completions: await gone('program_completions') }
}
