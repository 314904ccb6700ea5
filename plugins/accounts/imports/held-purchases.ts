import { queueEvents } from '@/plugins/commerce/events/queue-events'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/** Why an imported program is stored and not open: whoever has the account has not shown that the address is theirs. */
export const HELD_BECAUSE = 'Waits until the email address is proven'

/** Names the address the program was bought under, so that it opens for that address and no later one. */
export function boughtAs(email: string): string {
  return `Bought in the older system as ${email}`
}

/**
 * Opens what was imported for the address an account has now, in the transaction in which its owner has just proven it
 * by a link from their mailbox. Without anything waiting it does nothing.
 */
export async function releaseHeldPurchases(sql: Sql, userId: string): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; productId: string }>(
    `UPDATE user_products g SET state = 'active', ended_at = NULL, end_reason = NULL, updated_at = now()
       FROM users u
      WHERE u.id = $1::uuid AND g.user_id = u.id AND g.source = 'migration' AND g.state = 'ended'
        AND g.end_reason = $2 AND g.reason = $3 || u.email
      RETURNING g.id AS "accessId", g.product_id AS "productId"`,
    [userId, HELD_BECAUSE, boughtAs('')],
  )
  if (rows.length === 0) return
  const details = { programs: rows.length }
  await logActivity(sql, { action: 'access.imported', by: 'system', user: userId, details })
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, userId, orderId: null })),
  )
}
