import type { Payload } from 'payload'
import { queueEvents } from '@/plugins/commerce/events/queue-events'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { changedBy, type DoneAct, refuseWhatFollowed, told, tooLate } from './done-act'

type Row = {
  userId: string
  productId: string
  orderId: string | null
  isAsLeft: boolean
  isUsed: boolean
  isGivenBack: boolean
  isSeatGone: boolean
}

/**
 * Takes back that staff opened or ended a program for somebody. Refused, `TOO_LATE_TO_UNDO`, once the person has used what was
 * opened, once money has gone back or the place in the group is somebody else's, and after any other change to this access.
 */
export async function undoAccess(payload: Payload, act: DoneAct, actor: string): Promise<void> {
  const accessId = told(act, 'access')
  const isGrant = act.action === 'access.granted'
  await inTransaction(payload, async (sql) => {
    await lockAccess(sql, accessId)
    await refuseWhatFollowed(sql, act, 'access')
    const { userId, productId, orderId, ...row } = await readRow(sql, accessId, act)
    if (!row.isAsLeft) throw tooLate(changedBy(''))
    if (isGrant && row.isUsed)
      throw tooLate('The person has opened the program since. End the access instead.')
    if (!isGrant && row.isGivenBack) throw tooLate('Money of this order went back since.')
    if (!isGrant && row.isSeatGone) throw tooLate('The place in the group was taken back since.')
    await sql.query(
      isGrant
        ? `UPDATE user_products SET state = 'ended', ended_at = now(), end_reason = 'taken back by staff', updated_at = now() WHERE id = $1`
        : `UPDATE user_products SET state = 'active', ended_at = NULL, end_reason = NULL, updated_at = now() WHERE id = $1`,
      [accessId],
    )
    const details = { access: accessId, product: productId, title: told(act, 'title'), undid: act.id }
    await logActivity(sql, {
      action: isGrant ? 'access.grant-undone' : 'access.end-undone',
      by: 'staff',
      actor,
      user: userId,
      order: orderId,
      details,
    })
    const name = isGrant ? 'onAccessEnded' : 'onAccessGranted'
    await queueEvents(sql, name, [{ accessId, userId, productId, orderId }])
  })
}

/** In the order of refunds: the payments of its order first. */
async function lockAccess(sql: Sql, accessId: string): Promise<void> {
  await sql.query(
    `SELECT FROM payment_attempts a WHERE a.order_id = (SELECT g.order_id FROM user_products g WHERE g.id = $1)
      ORDER BY a.id FOR UPDATE`,
    [accessId],
  )
  const { rowCount } = await sql.query('SELECT FROM user_products WHERE id = $1 FOR UPDATE', [accessId])
  if (!rowCount) throw new DomainError('NOT_FOUND')
}

async function readRow(sql: Sql, accessId: string, { action, at }: DoneAct): Promise<Row> {
  const { rows } = await sql.query<Row>(
    `SELECT g.user_id AS "userId", g.product_id AS "productId", g.order_id AS "orderId",
            g.state::text = $3 AND date_trunc('milliseconds', g.updated_at) = $2::timestamptz AS "isAsLeft",
            EXISTS (SELECT FROM lesson_progress s JOIN programs p ON p.id = s.program_id
                     WHERE s.user_id = g.user_id AND p.product_id = g.product_id AND s.updated_at >= $2::timestamptz) AS "isUsed",
            EXISTS (SELECT FROM orders o WHERE o.id = g.order_id AND o.state IN ('cancelled', 'refunded'))
              OR EXISTS (SELECT FROM refunds r WHERE r.order_id = g.order_id AND r.state <> 'failed'
                            AND r.created_at >= $2::timestamptz) AS "isGivenBack",
            g.source = 'seat' AND NOT EXISTS (SELECT FROM group_seats s WHERE s.state = 'active' AND s.user_id = g.user_id
              AND g.source_key LIKE 'seat:' || s.id || ':' || coalesce(s.uses, 0) || ':%') AS "isSeatGone"
       FROM user_products g WHERE g.id = $1`,
    [accessId, at, action === 'access.granted' ? 'active' : 'ended'],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}
