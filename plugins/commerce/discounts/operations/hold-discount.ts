import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'

type Order = { discount_id: string | null; user_id: string; discount_cents: number; held: string | null }

/**
 * Takes one use of the order's code, if it has one: the counter moves only while it is below the limit, in one guarded
 * update, so that the last use goes to one buyer however many come at once. Holding again for the same order changes
 * nothing. Refusal: `USAGE_LIMIT`.
 */
export async function holdDiscount(sql: Sql, orderId: string): Promise<void> {
  const order = await readOrder(sql, orderId)
  if (!order?.discount_id || order.held === 'held' || order.held === 'used') return
  await countUse(sql, order.discount_id, order.user_id)
  await sql.query(
    `INSERT INTO discount_redemptions (discount_id, order_id, user_id, state, amount_cents)
     VALUES ($1, $2, $3, 'held', $4) ON CONFLICT (order_id) DO UPDATE SET state = 'held', updated_at = now()`,
    [order.discount_id, orderId, order.user_id, order.discount_cents],
  )
}

async function readOrder(sql: Sql, orderId: string): Promise<Order | undefined> {
  const { rows } = await sql.query<Order>(
    `SELECT o.discount_id, o.user_id, o.discount_cents::int, r.state AS held
       FROM orders o LEFT JOIN discount_redemptions r ON r.order_id = o.id WHERE o.id = $1`,
    [orderId],
  )
  return rows[0]
}

async function countUse(sql: Sql, discountId: string, userId: string): Promise<void> {
  const { rows } = await sql.query<{ per_customer_limit: number | null }>(
    `UPDATE discounts SET used_count = used_count + 1, updated_at = now()
      WHERE id = $1 AND (usage_limit IS NULL OR used_count < usage_limit)
      RETURNING per_customer_limit::int`,
    [discountId],
  )
  const counted = rows[0]
  if (!counted) throw new DomainError('USAGE_LIMIT')
  // The update above holds the code's row lock: nobody else can add a use of it until we are done.
  if (counted.per_customer_limit === null) return
  const uses = await sql.query<{ count: number }>(
    `SELECT count(*)::int FROM discount_redemptions
      WHERE discount_id = $1 AND user_id = $2 AND state IN ('held', 'used')`,
    [discountId, userId],
  )
  if ((uses.rows[0]?.count ?? 0) >= counted.per_customer_limit) throw new DomainError('USAGE_LIMIT')
}
