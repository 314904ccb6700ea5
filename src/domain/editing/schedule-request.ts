import { z } from 'zod'
import { LOCALES } from '../languages/locales'
import { instantOfWallTime } from './wall-time'

export const SCHEDULE_TYPES = ['publish', 'unpublish'] as const
export type ScheduleType = (typeof SCHEDULE_TYPES)[number]

export const SCHEDULE_STATES = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Not done',
  cancelled: 'Taken back',
} as const
export type ScheduleState = keyof typeof SCHEDULE_STATES

/** With its zone or offset an instant; without one what the business's clocks show. */
const date = z.string().transform((text, context) => {
  const hasZone = z.iso.datetime({ offset: true }).safeParse(text).success
  const instant = hasZone ? new Date(text) : instantOfWallTime(text)
  if (instant && !Number.isNaN(instant.getTime())) return instant
  context.addIssue({
    code: 'custom',
    message: 'Enter a day and a time that there is; the hour the clocks skip in spring is none.',
  })
  return z.NEVER
})

/** `locale` left out means all languages. */
export const scheduleSchema = z.object({
  type: z.enum(SCHEDULE_TYPES),
  date,
  locale: z.enum(LOCALES).optional(),
})
