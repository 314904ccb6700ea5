import { isUsedUp, type UsageLimits } from '@/src/domain/discounts/discount'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'
import { usesSql } from './uses-sql'

type Limited = UsageLimits & {
  discountId: string
  userId: string
  perCustomerLimit: number | null
  held: 'held' | 'used' | 'released' | null
}

/**
 * Takes one use of the order's code, if it has one. Whether one is left is decided by `isUsedUp` under the lock of the code's
 * row, so that the last use goes to one buyer however many come at once; a code without limits is only counted. Holding again
 * for the same order changes nothing. The caller holds the order or has just stored it. Refusal: `USAGE_LIMIT`.
 */
export async function holdDiscount(sql: Sql, orderId: string): Promise<void> {
  const { rowCount } = await sql.query({
    name: 'hold-unlimited-discount',
    text: `WITH ${holdingUnlimited('$1')} SELECT 1 AS taken FROM held`,
    values: [orderId],
  })
  if (rowCount === 0) await holdLimited(sql, orderId)
}

/** The same for a code that is not free to everybody, or is held already. */
export async function holdLimited(sql: Sql, orderId: string): Promise<void> {
  const limits = await lock(sql, orderId)
  if (!limits || limits.held === 'held' || limits.held === 'used') return
  const { discountId, userId, perCustomerLimit } = limits
  const usedByCustomer = perCustomerLimit === null ? 0 : await countUses(sql, discountId, userId)
  if (isUsedUp(limits, usedByCustomer)) throw new DomainError('USAGE_LIMIT')
  await sql.query({
    name: 'hold-discount',
    text: `WITH ${holding('$1', 'true')} SELECT 1 AS taken FROM held`,
    values: [orderId],
  })
}

/**
 * As parts of a WITH, for the order in a parameter: takes a use of a code without limits. Nobody waits for others who use the
 * same one, but for the moment in which they are counted. `held` is empty when there is no such code, or it is held already.
 */
export const holdingUnlimited = (order: string) =>
  holding(order, 'd.usage_limit IS NULL AND d.per_customer_limit IS NULL')

/** Counted when it is written: one that is held or used already is neither. */
const holding = (order: string, isFree: string) => `
  held AS (
    INSERT INTO discount_redemptions (discount_id, order_id, user_id, state, amount_cents)
    SELECT d.id, o.id, o.user_id, 'held', o.discount_cents
      FROM orders o JOIN discounts d ON d.id = o.discount_id WHERE o.id = ${order}::uuid AND ${isFree}
    ON CONFLICT (order_id) DO UPDATE SET state = 'held', updated_at = now()
      WHERE discount_redemptions.state = 'released' RETURNING discount_id),
  counted_hold AS (
    UPDATE discounts d SET used_count = used_count + 1, updated_at = now() FROM held h WHERE d.id = h.discount_id)`

/**
 * From here until the caller's transaction ends nobody else adds a use of it. Not `FOR UPDATE`: a free order was stored in
 * this transaction, so its foreign key holds a share of the code's row, as others' do; they would wait for each other.
 */
async function lock(sql: Sql, orderId: string): Promise<Limited | undefined> {
  const { rows } = await sql.query<Limited & { usageLimit: number | null; usedCount: number }>({
    name: 'lock-discount',
    text: `SELECT d.id AS "discountId", o.user_id AS "userId", d.usage_limit::int AS "usageLimit",
                  d.per_customer_limit::int AS "perCustomerLimit", d.used_count::int AS "usedCount",
                  (SELECT r.state FROM discount_redemptions r WHERE r.order_id = o.id) AS held
             FROM orders o JOIN discounts d ON d.id = o.discount_id WHERE o.id = $1 FOR NO KEY UPDATE OF d`,
    values: [orderId],
  })
  return rows[0]
}

/** A statement of its own, after the lock: it sees the uses of those who held the lock before. */
async function countUses(sql: Sql, discountId: string, userId: string): Promise<number> {
  const { rows } = await sql.query<{ uses: number }>({
    name: 'uses-of-discount',
    text: `SELECT ${usesSql('$1', '$2')} AS uses`,
    values: [discountId, userId],
  })
  return rows[0]?.uses ?? 0
}
