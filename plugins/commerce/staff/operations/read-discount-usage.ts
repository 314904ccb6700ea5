import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { people, personName } from './person-sql'

export type DiscountUsage = {
  used: number
  held: number
  /** Null: no limit. */
  limit: number | null
  /** Uses left of the limit; 0 without one. */
  leftOver: number
  givenCents: number
  /** Who used it or holds a use, most first; the first twenty. */
  customers: { id: string; name: string; uses: number }[]
}

/** How a code was used. One SQL statement; null for a code that is not there. */
export async function readDiscountUsage(payload: Payload, discountId: string): Promise<DiscountUsage | null> {
  const { rows } = await pool(payload).query<DiscountUsage>(
    `SELECT (count(r.id) FILTER (WHERE r.state = 'used'))::int AS used,
            (count(r.id) FILTER (WHERE r.state = 'held'))::int AS held,
            d.usage_limit::int AS limit, greatest(d.usage_limit - d.used_count, 0)::int AS "leftOver",
            coalesce(sum(r.amount_cents) FILTER (WHERE r.state = 'used'), 0)::int AS "givenCents",
            (SELECT coalesce(jsonb_agg(c ORDER BY c.uses DESC, c.name), '[]') FROM (
               SELECT u.id, ${personName(payload, 'u')} AS name, count(*)::int AS uses
                 FROM discount_redemptions x JOIN ${people(payload)} u ON u.id = x.user_id
                WHERE x.discount_id = d.id AND x.state IN ('held', 'used')
                GROUP BY u.id ORDER BY 3 DESC, 2 LIMIT 20) c) AS customers
       FROM discounts d LEFT JOIN discount_redemptions r ON r.discount_id = d.id
      WHERE d.id = $1 GROUP BY d.id`,
    [discountId],
  )
  return rows[0] ?? null
}
