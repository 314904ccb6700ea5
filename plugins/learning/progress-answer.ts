import type { Payload } from 'payload'
import { z } from 'zod'
import { LOCALES } from '@/src/domain/languages/locales'
import type { ProgressOfProgram } from './operations/find-progress'
import { recordCompletion } from './operations/record-completion'

export const progressAnswer = z.object({
  programId: z.string(),
  slug: z.string(),
  title: z.string(),
  /** What the title is written in. */
  language: z.enum(LOCALES),
  status: z.enum(['active', 'ended']),
  percent: z.number().int(),
  lessonsDone: z.number().int(),
  lessonsTotal: z.number().int(),
  resume: z
    .object({ lessonId: z.string(), lessonSlug: z.string(), positionSeconds: z.number().int() })
    .nullable(),
  accessEndsAt: z.string().nullable(),
  completedAt: z.string().nullable(),
})

/** What the API says of somebody's progress; what it finds finished is recorded, unless staff look on. `accessEndsAt` is null for ever, and while its days have not begun. */
export async function toProgressAnswer(
  payload: Payload,
  userId: string,
  progress: ProgressOfProgram,
  { isLookedOn }: { isLookedOn: boolean },
): Promise<z.infer<typeof progressAnswer>> {
  const { programId, slug, title, language, status, percent, lessonsDone, lessonsTotal, resume } = progress
  const isUnrecorded = progress.completedAt === null && percent === 100 && !isLookedOn
  const completedAt = isUnrecorded
    ? await recordCompletion(payload, { userId, programId })
    : progress.completedAt
  return {
    programId,
    slug,
    title,
    language,
    status,
    percent,
    lessonsDone,
    lessonsTotal,
    resume: resume && {
      lessonId: resume.id,
      lessonSlug: resume.slug,
      positionSeconds: resume.positionSeconds,
    },
    accessEndsAt: progress.accessEndsAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
  }
}
