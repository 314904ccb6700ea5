import type { Sql } from '@/src/server/db/transaction'

/**
 * Marks the use an order holds as used. Money that arrives after its hold was released still counts as a use, beyond
 * the limit if need be: the buyer has paid the discounted price.
 */
export async function redeemDiscount(sql: Sql, orderId: string): Promise<void> {
  await sql.query(
    `WITH before AS (SELECT id, discount_id, state FROM discount_redemptions WHERE order_id = $1 FOR UPDATE),
          counted AS (UPDATE discounts d SET used_count = used_count + 1
                        FROM before b WHERE d.id = b.discount_id AND b.state = 'released')
     UPDATE discount_redemptions r SET state = 'used', updated_at = now() FROM before b WHERE r.id = b.id`,
    [orderId],
  )
}
