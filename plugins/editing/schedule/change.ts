import type { Content } from '@/src/domain/editing/merge-scheduled'
import type { ScheduleType } from '@/src/domain/editing/schedule-request'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import type { Locale } from '@/src/domain/languages/locales'

export type Change = {
  collection: Scheduling
  document: string
  type: ScheduleType
  /** Null for all languages. */
  locale: Locale | null
  /** The version as it was when it was scheduled, and what was public then; both as they are stored. */
  content: Content
  base: Content | null
}
