import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { idType, siteOf } from '@/src/server/site'
import { cancelReminders } from './extend-access'
import { isOutlasted, OUTLASTED, ownBegin } from './own-time'

type Deferral = { accessId: string; userId: string; reason: string; actor: string }

/**
 * Staff stop the clock for somebody who cannot begin or go on now: the days that are left, begun ones counted whole, wait until
 * the program is opened the next time. Of days that were added to others only those wait which were added. Logged with its
 * reason. Gives how many days wait. Refusals: `NOT_FOUND`, `CONFLICT` for what has no end or is over, a place in a group, and
 * what something else outlasts: the last to end is the first to wait.
 */
export async function deferAccess(
  payload: Payload,
  { accessId, userId, reason, actor }: Deferral,
): Promise<number> {
  const customers = idType(siteOf(payload), 'customers')
  return inTransaction(payload, async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
    const { rows } = await sql.query<{ days: number; productId: string }>(
      `UPDATE user_products g
          SET days_from_opening = ceil(extract(epoch FROM g.access_ends_at - ${ownBegin('g')}) / 86400), access_ends_at = NULL,
              reminded_days = NULL, updated_at = now()
        WHERE g.id = $1 AND g.user_id = $2::${customers} AND ${openAccess('g')} AND g.access_ends_at IS NOT NULL
          AND g.source <> 'seat' AND NOT ${isOutlasted('g')}
      RETURNING coalesce(g.days_from_opening, 0)::int AS days, g.product_id AS "productId"`,
      [accessId, userId],
    )
    const deferred = rows[0]
    if (!deferred) {
      const known = await sql.query<{ isOutlasted: boolean }>(
        `SELECT ${isOutlasted('g')} AS "isOutlasted" FROM user_products g WHERE g.id = $1 AND g.user_id = $2::${customers}`,
        [accessId, userId],
      )
      if (!known.rows[0]) throw new DomainError('NOT_FOUND')
      const message = known.rows[0].isOutlasted ? OUTLASTED : 'This access has no time that could wait.'
      throw new DomainError('CONFLICT', { message })
    }
    await cancelReminders(sql, [accessId])
    const details = { access: accessId, product: deferred.productId, days: deferred.days, reason }
    await logActivity(sql, { action: 'access.deferred', by: 'staff', actor, user: userId, details })
    return deferred.days
  })
}
