import type { Payload } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'

export type Participation = {
  programId: string
  title: string
  /** Who may open it now. */
  open: number
  /** Who opened one of its lessons, ever … */
  begun: number
  /** … and in the days that were asked for. */
  active: number
  finished: number
  /** The lesson most of those stand at who have begun and not finished; null where nobody does. */
  stopsAt: string | null
  stopped: number
}

/**
 * How people use each program, by what is stored about their progress; what they wrote is not read. One SQL statement
 * over where each person is: it takes as long as there are people, however many lessons they did.
 */
export async function readParticipation(
  payload: Payload,
  { activeDays, locale }: { activeDays: number; locale: Locale },
): Promise<Participation[]> {
  const { rows } = await pool(payload).query<Participation>({
    name: 'participation',
    text: `
WITH used AS (
  SELECT l.program_id, count(*)::int AS begun,
         (count(*) FILTER (WHERE l.at >= now() - make_interval(days => $1::int)))::int AS active
    FROM learning_places l GROUP BY l.program_id),
stands AS (
  SELECT DISTINCT ON (l.program_id) l.program_id, l.lesson_id, count(*)::int AS people
    FROM learning_places l
   WHERE NOT EXISTS (SELECT 1 FROM program_completions c WHERE c.program_id = l.program_id AND c.user_id = l.user_id)
   GROUP BY l.program_id, l.lesson_id ORDER BY l.program_id, count(*) DESC, l.lesson_id)
SELECT p.id AS "programId", coalesce(n.title, '') AS title, o.people AS open,
       coalesce(u.begun, 0)::int AS begun, coalesce(u.active, 0)::int AS active, f.people AS finished,
       coalesce(s.people, 0)::int AS stopped, m.title AS "stopsAt"
  FROM programs p
 CROSS JOIN LATERAL (SELECT count(*)::int AS people
                       FROM (SELECT g.user_id FROM user_products g
                              WHERE g.product_id = p.product_id AND ${openAccess('g')} GROUP BY g.user_id) one) o
 CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM program_completions c WHERE c.program_id = p.id) f
  LEFT JOIN used u ON u.program_id = p.id
  LEFT JOIN stands s ON s.program_id = p.id
  LEFT JOIN LATERAL (SELECT t.title FROM programs_locales t WHERE t._parent_id = p.id AND t.title IS NOT NULL
                      ORDER BY t._locale = $2::_locales DESC LIMIT 1) n ON true
  LEFT JOIN LATERAL (SELECT t.title FROM lessons_locales t WHERE t._parent_id = s.lesson_id AND t.title IS NOT NULL
                      ORDER BY t._locale = $2::_locales DESC LIMIT 1) m ON true
 WHERE p.deleted_at IS NULL
 ORDER BY o.people DESC, n.title`,
    values: [activeDays, locale],
  })
  return rows
}
