import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { cancelReminders } from './extend-access'

type Deferral = { accessId: string; userId: string; reason: string; actor: string }

/**
 * Staff stop the clock for somebody who cannot begin or go on now: the days that are left, begun ones counted whole, wait until
 * the program is opened the next time. Logged with its reason. Gives how many days wait. Refusals: `NOT_FOUND`, `CONFLICT`
 * for what has no end or is over.
 */
export async function deferAccess(
  payload: Payload,
  { accessId, userId, reason, actor }: Deferral,
): Promise<number> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ days: number; productId: string }>(
      `UPDATE user_products g
          SET days_from_opening = ceil(extract(epoch FROM g.access_ends_at - now()) / 86400), access_ends_at = NULL,
              reminded_days = NULL, updated_at = now()
        WHERE g.id = $1 AND g.user_id::text = $2 AND ${openAccess('g')} AND g.access_ends_at IS NOT NULL
      RETURNING coalesce(g.days_from_opening, 0)::int AS days, g.product_id AS "productId"`,
      [accessId, userId],
    )
    const deferred = rows[0]
    if (!deferred) {
      const known = await sql.query('SELECT FROM user_products WHERE id = $1 AND user_id::text = $2', [
        accessId,
        userId,
      ])
      throw known.rowCount
        ? new DomainError('CONFLICT', { message: 'This access has no time that could wait.' })
        : new DomainError('NOT_FOUND')
    }
    await cancelReminders(sql, [accessId])
    const details = { access: accessId, product: deferred.productId, days: deferred.days, reason }
    await logActivity(sql, { action: 'access.deferred', by: 'staff', actor, user: userId, details })
    return deferred.days
  })
}
