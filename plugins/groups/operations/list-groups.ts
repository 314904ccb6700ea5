import type { Payload } from 'payload'
import { productText } from '@/plugins/commerce/catalog/product-text'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

export type ListedGroup = {
  id: string
  name: string
  role: 'leader' | 'participant'
  endsAt: Date | null
  programs: string[]
  /** Of the leader's own groups; of others it is nobody's business. */
  seats: { total: number; free: number; invited: number; active: number } | null
  /** Of a participant's: whether the leader may see their progress, and whether they agree. */
  showsProgress: boolean
  agrees: boolean | null
}

/** The groups somebody leads, and those they have a place in. One statement. */
export async function listGroups(payload: Payload, userId: string, locale: Locale): Promise<ListedGroup[]> {
  const { rows } = await pool(payload).query<ListedGroup>({
    name: `groups-of-${locale}`,
    text: `SELECT g.id, g.name, CASE WHEN g.leader_id = $1 THEN 'leader' ELSE 'participant' END AS role, g.ends_at AS "endsAt",
                  (SELECT coalesce(jsonb_agg(${productText(siteOf(payload), 'title', locale)} ORDER BY p.position), '[]') FROM products p
                    WHERE p.id::text IN (SELECT jsonb_array_elements_text(g.opens))) AS programs,
                  CASE WHEN g.leader_id = $1 THEN
                    (SELECT jsonb_build_object('total', count(*)::int,
                              'free', (count(*) FILTER (WHERE s.state IN ('free', 'returned')))::int,
                              'invited', (count(*) FILTER (WHERE s.state = 'invited'))::int,
                              'active', (count(*) FILTER (WHERE s.state = 'active'))::int)
                       FROM group_seats s WHERE s.group_id = g.id) END AS seats,
                  coalesce(g.shows_progress, false) AS "showsProgress",
                  (SELECT bool_or(s.agrees) FROM group_seats s
                    WHERE s.group_id = g.id AND s.user_id = $1 AND s.state = 'active') AS agrees
             FROM seat_groups g
            WHERE g.leader_id = $1
               OR EXISTS (SELECT 1 FROM group_seats s WHERE s.group_id = g.id AND s.user_id = $1 AND s.state = 'active')
            ORDER BY g.created_at DESC`,
    values: [userId],
  })
  return rows
}
