import type { LessonLock } from './lesson-lock'

/** How far somebody is with a lesson; `new` is one they never opened. */
export type LessonState = 'new' | 'opened' | 'done'

export type LessonStanding = {
  readonly id: string
  readonly slug: string
  readonly state: LessonState
  /** Where they stopped watching or listening. */
  readonly positionSeconds: number
  /** When they last did something in it; null for a new one. */
  readonly touchedAt: Date | null
  /** Why it cannot be opened yet; null where it can. */
  readonly lock: LessonLock | null
  /** It can be done only after its quiz is passed, and that was not. */
  readonly isHeldByQuiz: boolean
}

export type ProgramProgress = {
  percent: number
  lessonsDone: number
  lessonsTotal: number
  /** Where to go on; null before the first lesson was opened and after the last one is done. */
  resume: LessonStanding | null
}

/** How far somebody is with a program whose lessons come in the order of its outline. */
export function programProgress(lessons: readonly LessonStanding[]): ProgramProgress {
  const lessonsDone = lessons.filter(isDone).length
  const lessonsTotal = lessons.length
  return {
    percent: percentDone(lessonsDone, lessonsTotal),
    lessonsDone,
    lessonsTotal,
    resume: lessonToResume(lessons),
  }
}

/** Whole, rounded down: 100 only when every lesson is done. */
export function percentDone(lessonsDone: number, lessonsTotal: number): number {
  return lessonsTotal === 0 ? 0 : Math.floor((100 * lessonsDone) / lessonsTotal)
}

/** The lesson touched last; once that is done, the next open one that is not, from the start again after the end. */
function lessonToResume(lessons: readonly LessonStanding[]): LessonStanding | null {
  const last = lastTouched(lessons)
  if (last === null) return null
  const here = lessons.indexOf(last)
  return (
    [...lessons.slice(here), ...lessons.slice(0, here)].find((lesson) => !isDone(lesson) && !lesson.lock) ??
    null
  )
}

function lastTouched(lessons: readonly LessonStanding[]): LessonStanding | null {
  return lessons.reduce<LessonStanding | null>(
    (last, lesson) => (timeOf(lesson) > timeOf(last) ? lesson : last),
    null,
  )
}

function timeOf(lesson: LessonStanding | null): number {
  return lesson?.touchedAt?.getTime() ?? Number.NEGATIVE_INFINITY
}

function isDone({ state }: LessonStanding): boolean {
  return state === 'done'
}
