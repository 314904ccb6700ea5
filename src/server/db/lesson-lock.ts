/** A lesson's place in the outline of its program: lessons of no section come first. As SQL, by their aliases. */
function placeOf(lesson: string): string {
  return `(coalesce((SELECT s._order FROM programs_sections s
                      WHERE s._parent_id = ${lesson}.program_id AND s.id = ${lesson}.section), 0), ${lesson}.position, ${lesson}.id)`
}

/** Whether there is a published lesson before this one in the outline, and what else of it is asked. */
function hasLessonBefore(lesson: string, more = ''): string {
  return `EXISTS (SELECT 1 FROM lessons e
            WHERE e.program_id = ${lesson}.program_id AND e._status = 'published'
              AND (coalesce(e.section, '') = ''
                   OR EXISTS (SELECT 1 FROM programs_sections o WHERE o._parent_id = e.program_id AND o.id = e.section))
              AND ${placeOf('e')} < ${placeOf(lesson)} ${more})`
}

/** When somebody (an SQL expression of their id) came to have a program: the first of what was not taken back. Null: never. */
export function boughtAt(program: string, person: string): string {
  return `(SELECT min(b.created_at) FROM user_products b
            WHERE b.user_id = ${person} AND b.product_id = ${program}.product_id AND b.state = 'active')`
}

/** When somebody opened the first lesson of a program. Null: never. */
export function beganAt(program: string, person: string): string {
  return `(SELECT min(f.opened_at) FROM lesson_progress f
            WHERE f.user_id = ${person} AND f.program_id = ${program}.id)`
}

/** Whether staff opened all lessons of a program at once for somebody. */
export function isLifted(program: string, person: string): string {
  return `EXISTS (SELECT 1 FROM release_exceptions r WHERE r.user_id = ${person} AND r.program_id = ${program}.id)`
}

/**
 * Whether a lesson of a program (by their aliases) is still locked to somebody who may open the program, as SQL: the one rule
 * every reader asks. `lessonLocks` in the domain says the same, with the reason; a property test holds the two together.
 */
export function lockedLesson(lesson: string, program: string, person: string): string {
  const days = `make_interval(hours => 24 * ${lesson}.release_days::int)`
  return `((coalesce(${program}.is_ordered, false) OR coalesce(${lesson}.release_kind, 'at-once') <> 'at-once')
    AND NOT EXISTS (SELECT 1 FROM lesson_progress d WHERE d.user_id = ${person} AND d.lesson_id = ${lesson}.id)
    AND NOT coalesce(${lesson}.is_free_preview, false)
    AND NOT ${isLifted(program, person)}
    AND (coalesce(CASE ${lesson}.release_kind
           WHEN 'on-date' THEN ${lesson}.release_at > now()
           WHEN 'after-purchase' THEN ${boughtAt(program, person)} + ${days} > now()
           WHEN 'after-opening' THEN ${lesson}.release_days IS NOT NULL AND ${hasLessonBefore(lesson)}
                                     AND coalesce(${beganAt(program, person)} + ${days} > now(), true)
           ELSE false END, false)
      OR (coalesce(${program}.is_ordered, false)
          AND ${hasLessonBefore(
            lesson,
            `AND NOT EXISTS (SELECT 1 FROM lesson_progress n
                              WHERE n.user_id = ${person} AND n.lesson_id = e.id AND n.state = 'done')`,
          )})))`
}
