import { type AccessTerms, grantOf } from '../access/access-terms'
import { mayOpen } from '../access/may-open'
import { type LessonLock, type LessonRelease, lessonLocks } from './lesson-lock'

type PreviewedLesson = { id: string; release: LessonRelease; isFree: boolean }

export type ProgramPreview = {
  /** Whether somebody who bought on that day could still open the program. */
  isOpen: boolean
  endsAt: Date | null
  locks: { id: string; lock: LessonLock | null }[]
}

/**
 * What somebody sees of a program at a moment who bought it at another one and opened nothing since: when it closes, and which of
 * its lessons are locked. Days that begin with the first opening are counted from the purchase.
 */
export function previewProgram(
  terms: AccessTerms,
  lessons: readonly PreviewedLesson[],
  { isOrdered, boughtAt, at }: { isOrdered: boolean; boughtAt: Date; at: Date },
): ProgramPreview {
  const { accessEndsAt } = grantOf({ ...terms, from: 'purchase' }, { latestEnd: null }, boughtAt)
  const locks = lessonLocks(
    lessons.map((lesson) => ({ ...lesson, state: 'new' as const })),
    { isOrdered, isLifted: false, boughtAt, beganAt: null },
    at,
  )
  return {
    isOpen: boughtAt <= at && mayOpen({ state: 'active', accessEndsAt }, at),
    endsAt: accessEndsAt,
    locks: lessons.map(({ id }, place) => ({ id, lock: locks[place] ?? null })),
  }
}
