import type { LessonEntry, Program } from './program-answer'

export type Neighbours = { previous: LessonEntry | null; next: LessonEntry | null }

/** The lessons before and after this one, across the borders of sections. */
export function neighboursOf({ sections }: Pick<Program, 'sections'>, slug: string): Neighbours {
  const lessons = sections.flatMap((section) => section.lessons)
  const here = lessons.findIndex((lesson) => lesson.slug === slug)
  if (here === -1) return { previous: null, next: null }
  return { previous: lessons[here - 1] ?? null, next: lessons[here + 1] ?? null }
}
