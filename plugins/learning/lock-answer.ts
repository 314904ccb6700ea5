import { z } from 'zod'
import type { LessonLock } from '@/src/domain/learning/lesson-lock'

/** Why a lesson cannot be opened yet, and when it can: at a moment, days after the first lesson, or after another lesson. */
export const lockAnswer = z
  .object({
    reason: z.enum(['on-date', 'after-opening', 'in-order']),
    opensAt: z.string().nullable(),
    days: z.number().int().nullable(),
    afterId: z.string().nullable(),
  })
  .nullable()

export function toLockAnswer(lock: LessonLock | null): z.infer<typeof lockAnswer> {
  return (
    lock && {
      reason: lock.reason,
      opensAt: lock.reason === 'on-date' ? lock.opensAt.toISOString() : null,
      days: lock.reason === 'after-opening' ? lock.days : null,
      afterId: lock.reason === 'in-order' ? lock.afterId : null,
    }
  )
}
