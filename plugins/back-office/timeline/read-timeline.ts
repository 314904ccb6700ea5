import type { Payload } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import {
  describeMoment,
  type Moment,
  type StoredMoment,
  type TimelineKind,
} from '@/src/domain/people/timeline'
import { pool } from '@/src/server/db/transaction'
import { TIMELINE_SQL } from './timeline-sql'

export type TimelinePage = {
  moments: Moment[]
  /** What to ask for next; null at the beginning of time. */
  earlier: string | null
}

const MOST = 30
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\w-]{1,64})$/

/**
 * What happened to a person, in a language, newest first, a page at a time; `before` is the `earlier` of the page before, and what is not one
 * begins anew. Moments of the same millisecond are neither lost nor told twice.
 */
export async function readTimeline(
  payload: Payload,
  {
    userId,
    before,
    kinds,
    locale = 'en',
  }: { userId: string; before: string | null; kinds: readonly TimelineKind[]; locale?: Locale },
): Promise<TimelinePage> {
  const [, at = 'infinity', id = ''] = CURSOR.exec(before ?? '') ?? []
  const { rows } = await pool(payload).query<StoredMoment>({
    name: 'person-timeline',
    text: TIMELINE_SQL,
    values: [userId, at, id, MOST + 1, kinds],
  })
  const moments = rows.slice(0, MOST).map((stored) => describeMoment(stored, locale))
  const last = moments.at(-1)
  return { moments, earlier: rows.length > MOST && last ? `${last.at}~${last.id}` : null }
}
