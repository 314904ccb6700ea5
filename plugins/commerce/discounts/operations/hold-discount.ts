import { isUsedUp, type UsageLimits } from '@/src/domain/discounts/discount'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'
import { usesSql } from './uses-sql'

type Order = {
  discount_id: string | null
  user_id: string
  discount_cents: number
  held: 'held' | 'used' | 'released' | null
}

/**
 * Takes one use of the order's code, if it has one: decided by `isUsedUp` under the lock of the code's row, so that the last
 * use goes to one buyer however many come at once. Holding again for the same order changes nothing.
 * Refusal: `USAGE_LIMIT`.
 */
export async function holdDiscount(sql: Sql, orderId: string): Promise<void> {
  const order = await readOrder(sql, orderId)
  if (!order?.discount_id || order.held === 'held' || order.held === 'used') return
  const { discount_id: discountId, user_id: userId } = order
  const limits = await lock(sql, discountId)
  const usedByCustomer = limits.perCustomerLimit === null ? 0 : await countUses(sql, discountId, userId)
  if (isUsedUp(limits, usedByCustomer)) throw new DomainError('USAGE_LIMIT')
  await sql.query(
    `WITH counted AS (UPDATE discounts SET used_count = used_count + 1, updated_at = now() WHERE id = $1::uuid)
     INSERT INTO discount_redemptions (discount_id, order_id, user_id, state, amount_cents)
     VALUES ($1::uuid, $2, $3, 'held', $4) ON CONFLICT (order_id) DO UPDATE SET state = 'held', updated_at = now()`,
    [discountId, orderId, userId, order.discount_cents],
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

/**
 * From here until the caller's transaction ends nobody else adds a use of it. Not `FOR UPDATE`: a free order was stored in
 * this transaction, so its foreign key holds a share of the code's row, as others' do; they would wait for each other.
 */
async function lock(
  sql: Sql,
  discountId: string,
): Promise<UsageLimits & { perCustomerLimit: number | null }> {
  const { rows } = await sql.query<{
    usageLimit: number | null
    perCustomerLimit: number | null
    usedCount: number
  }>(
    `SELECT usage_limit::int AS "usageLimit", per_customer_limit::int AS "perCustomerLimit", used_count::int AS "usedCount"
       FROM discounts WHERE id = $1 FOR NO KEY UPDATE`,
    [discountId],
  )
  if (!rows[0]) throw new DomainError('USAGE_LIMIT')
  return rows[0]
}

/** A statement of its own, after the lock: it sees the uses of those who held the lock before. */
async function countUses(sql: Sql, discountId: string, userId: string): Promise<number> {
  const { rows } = await sql.query<{ uses: number }>(`SELECT ${usesSql('$1', '$2')} AS uses`, [
    discountId,
    userId,
  ])
  return rows[0]?.uses ?? 0
}
