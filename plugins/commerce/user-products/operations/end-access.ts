import type { Payload } from 'payload'
import type { AccessSource, AccessState } from '@/src/domain/access/access-source'
import { DomainError } from '@/src/domain/errors/domain-error'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import { queueEvents } from '../../events/queue-events'

type End = { accessId: string; userId: string; reason: string; actor: string }

type Row = {
  state: AccessState
  source: AccessSource
  orderId: string | null
  productId: string
  title: string | null
}

/**
 * Ends one source of somebody's access, as staff say, and no other: the same program from another source stays open.
 * Ending what has ended changes nothing. Refusal: `NOT_FOUND` when it is not this person's.
 */
export async function endAccessByStaff(
  payload: Payload,
  { accessId, userId, reason, actor }: End,
): Promise<{ isOpenOtherwise: boolean; activityId: string | null }> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Row>(
      `SELECT g.state, g.source, g.order_id AS "orderId", g.product_id AS "productId",
              (SELECT ${productText(siteOf(payload), 'title')} FROM products p WHERE p.id = g.product_id) AS title
         FROM user_products g WHERE g.id = $1 AND g.user_id = $2 FOR UPDATE`,
      [accessId, userId],
    )
    const access = rows[0]
    if (!access) throw new DomainError('NOT_FOUND')
    const { source, orderId, productId, title } = access
    let activityId: string | null = null
    if (access.state === 'active') {
      await sql.query(
        `UPDATE user_products SET state = 'ended', ended_at = now(), end_reason = $2, updated_at = now() WHERE id = $1`,
        [accessId, `ended by staff: ${reason}`],
      )
      const details = { access: accessId, product: productId, title, source, reason }
      activityId = await logActivity(sql, {
        action: 'access.ended',
        by: 'staff',
        actor,
        user: userId,
        order: orderId,
        details,
      })
      await queueEvents(sql, 'onAccessEnded', [{ accessId, userId, productId, orderId }])
    }
    const { rowCount } = await sql.query(
      `SELECT 1 FROM user_products WHERE user_id = $1 AND product_id = $2 AND ${openAccess('user_products')} LIMIT 1`,
      [userId, productId],
    )
    return { isOpenOtherwise: Boolean(rowCount), activityId }
  })
}
