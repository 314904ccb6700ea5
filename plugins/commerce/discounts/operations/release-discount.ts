import type { Sql } from '@/src/server/db/transaction'

/** Gives an order's use of its code back. Releasing twice, or what was never held, changes nothing. */
export async function releaseDiscount(sql: Sql, orderId: string): Promise<void> {
  await sql.query(
    `WITH released AS (
       UPDATE discount_redemptions SET state = 'released', updated_at = now()
        WHERE order_id = $1 AND state IN ('held', 'used') RETURNING discount_id)
     UPDATE discounts d SET used_count = used_count - 1, updated_at = now() FROM released r WHERE d.id = r.discount_id`,
    [orderId],
  )
}
