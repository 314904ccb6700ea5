import { DAY_MS } from '../access/access-terms'

/** When a lesson opens, as staff filled it in. Without its days or its date it opens at once. */
export type LessonRelease = {
  readonly kind: 'at-once' | 'after-purchase' | 'after-opening' | 'on-date'
  readonly days: number | null
  readonly at: Date | null
}

export type LockableLesson = {
  readonly id: string
  readonly state: 'new' | 'opened' | 'done'
  readonly release: LessonRelease
  /** Everybody may read it: it never waits. */
  readonly isFree: boolean
}

/** What the locks of a program depend on, beside its lessons. */
export type LockRules = {
  /** Lessons open one after the other. */
  readonly isOrdered: boolean
  /** Staff opened all of it at once for this person. */
  readonly isLifted: boolean
  readonly boughtAt: Date | null
  /** When the first lesson was opened. */
  readonly beganAt: Date | null
}

/** Why somebody who may open a program cannot open one of its lessons yet. */
export type LessonLock =
  | { readonly reason: 'on-date'; readonly opensAt: Date }
  /** Its days begin with the first lesson, which was not opened yet. */
  | { readonly reason: 'after-opening'; readonly days: number }
  /** The first lesson before it that is not done. */
  | { readonly reason: 'in-order'; readonly afterId: string }

/**
 * The lock of each lesson, in the order of the outline; null where it is open. What somebody has opened once stays open for
 * them. `lockedLesson` in `src/server/db` says the same in SQL; a property test holds the two together.
 */
export function lessonLocks(
  lessons: readonly LockableLesson[],
  rules: LockRules,
  now: Date,
): (LessonLock | null)[] {
  const undone = lessons.findIndex(({ state }) => state !== 'done')
  return lessons.map((lesson, place) => {
    if (rules.isLifted || lesson.isFree || lesson.state !== 'new') return null
    const waits = releaseLock(lesson.release, { ...rules, isFirst: place === 0 }, now)
    if (waits) return waits
    const before = lessons[undone]
    return rules.isOrdered && before && undone < place ? { reason: 'in-order', afterId: before.id } : null
  })
}

function releaseLock(
  { kind, days, at }: LessonRelease,
  { boughtAt, beganAt, isFirst }: LockRules & { isFirst: boolean },
  now: Date,
): LessonLock | null {
  if (kind === 'on-date') return at && at > now ? { reason: 'on-date', opensAt: at } : null
  if (kind === 'at-once' || !days) return null
  // Who has not bought it, and was given nothing, is not asked here.
  if (kind === 'after-purchase') return boughtAt && until(boughtAt, days, now)
  if (isFirst) return null
  return beganAt ? until(beganAt, days, now) : { reason: 'after-opening', days }
}

function until(from: Date, days: number, now: Date): LessonLock | null {
  const opensAt = new Date(from.getTime() + days * DAY_MS)
  return opensAt > now ? { reason: 'on-date', opensAt } : null
}
