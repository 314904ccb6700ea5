import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'

export type LockedGroup = {
  id: string
  name: string
  leaderId: string
  orderId: string
  orderLine: string
  opens: string[]
  endsAt: Date | null
  keepsAccess: boolean
  showsProgress: boolean
  isCodeOpen: boolean
  allowed: string[]
  /** Not over, and paid for. */
  isOpen: boolean
}

/**
 * A group, locked until the caller's transaction ends: its places are moved one after the other. Its order is held too, so
 * that a refund comes before or after, never in between.
 */
export async function lockGroup(sql: Sql, groupId: string): Promise<LockedGroup> {
  const { rows: orders } = await sql.query<{ id: string }>(
    'SELECT o.id FROM orders o JOIN seat_groups g ON g.order_id = o.id WHERE g.id = $1 FOR SHARE OF o',
    [groupId],
  )
  if (!orders[0]) throw new DomainError('NOT_FOUND')
  const { rows } = await sql.query<LockedGroup>(
    `SELECT g.id, g.name, g.leader_id AS "leaderId", g.order_id AS "orderId", g.order_line AS "orderLine",
            g.opens, g.ends_at AS "endsAt", coalesce(g.keeps_access, false) AS "keepsAccess",
            coalesce(g.shows_progress, false) AS "showsProgress", coalesce(g.is_code_open, false) AS "isCodeOpen",
            coalesce(g.allowed, '[]') AS allowed, ${GROUP_IS_OPEN} AS "isOpen"
       FROM seat_groups g WHERE g.id = $1 FOR UPDATE OF g`,
    [groupId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}

/** Whether a group `g` can be joined: not over, and its line neither cancelled nor given back. */
export const GROUP_IS_OPEN = `coalesce((g.ends_at IS NULL OR g.ends_at > now())
  AND EXISTS (SELECT 1 FROM orders o WHERE o.id = g.order_id
                 AND (o.state = 'paid' OR (o.state = 'pending' AND coalesce(o.access_before_payment, false))
                      OR (o.state = 'refunded' AND NOT EXISTS (
                        SELECT 1 FROM refunds_lines b JOIN refunds r ON r.id = b._parent_id
                         WHERE b.order_line = g.order_line AND r.state = 'completed' AND coalesce(b.end_access, true)))))
  AND NOT EXISTS (SELECT 1 FROM refunds_lines b JOIN refunds r ON r.id = b._parent_id
                   WHERE b.order_line = g.order_line AND r.state = 'completed' AND coalesce(b.end_access, false)), false)`
