import type { Payload } from 'payload'
import type { Discount } from '@/src/domain/discounts/discount'
import { pool } from '@/src/server/db/transaction'
import { usesSql } from './uses-sql'

export type FoundDiscount = Discount & { id: string; usedByCustomer: number }

/** A code with everything its rules need, and how often this person has used it; null when there is none. */
export async function findDiscount(
  payload: Payload,
  code: string,
  userId: string | null,
): Promise<FoundDiscount | null> {
  const { rows } = await pool(payload).query<FoundDiscount>({
    name: 'discount-by-code',
    text: `SELECT d.id, d.code, d.type, d.percentage::float8, d.amount_cents::int AS "amountCents", coalesce(d.active, false) AS active,
              d.starts_at AS "startsAt", d.ends_at AS "endsAt", d.minimum_cents::int AS "minimumCents",
              d.usage_limit::int AS "usageLimit", d.per_customer_limit::int AS "perCustomerLimit",
              d.used_count::int AS "usedCount",
              ARRAY(SELECT r.products_id FROM discounts_rels r
                     WHERE r.parent_id = d.id AND r.path = 'includedProducts')::text[] AS "includedProductIds",
              ARRAY(SELECT r.products_id FROM discounts_rels r
                     WHERE r.parent_id = d.id AND r.path = 'excludedProducts')::text[] AS "excludedProductIds",
              ${usesSql('d.id', '$2')} AS "usedByCustomer"
         FROM discounts d WHERE d.code = $1`,
    values: [code, userId],
  })
  return rows[0] ?? null
}
