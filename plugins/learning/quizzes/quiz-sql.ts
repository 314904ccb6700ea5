/**
 * Whether the quiz of a lesson (by its alias) has to be passed before the lesson can be done, and was not yet by somebody (an SQL
 * expression of their id).
 */
export function isHeldByQuiz(lesson: string, person: string): string {
  return `(coalesce(${lesson}.quiz_is_required, false)
    AND EXISTS (SELECT 1 FROM lessons_quiz_questions q WHERE q._parent_id = ${lesson}.id)
    AND NOT EXISTS (SELECT 1 FROM quiz_attempts t
                     WHERE t.user_id = ${person} AND t.lesson_id = ${lesson}.id AND t.is_passed))`
}
