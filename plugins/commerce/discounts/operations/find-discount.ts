import type { Payload } from 'payload'
import type { Discount } from '@/src/domain/discounts/discount'
import { pool } from '@/src/server/db/transaction'
import { offeredSql } from '@/src/server/offers'
import { type Site, siteOf } from '@/src/server/site'
import { usesSql } from './uses-sql'

export type FoundDiscount = Discount & { id: string; usedByCustomer: number }

/** As JSON tells it. */
export type TextualDiscount = Omit<FoundDiscount, 'startsAt' | 'endsAt'> & {
  startsAt: string | null
  endsAt: string | null
}

export function reviveDiscount({ startsAt, endsAt, ...discount }: TextualDiscount): FoundDiscount {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return { ...discount, startsAt: moment(startsAt), endsAt: moment(endsAt) }
}

/** A code with everything its rules need, and how often this person has used it; null when there is none. */
export async function findDiscount(
  payload: Payload,
  code: string,
  userId: string | null,
): Promise<FoundDiscount | null> {
  const { rows } = await pool(payload).query<FoundDiscount>({
    name: 'discount-by-code',
    text: discountSql(siteOf(payload), '$1', '$2'),
    values: [code, userId],
  })
  return rows[0] ?? null
}

/**
 * The code in a parameter, and how often the person in another one has used it. Where the shop offers no codes, none of them
 * can be used.
 */
export const discountSql = (
  site: Site,
  code: string,
  user: string,
) => `SELECT d.id, d.code, d.type, d.percentage::float8, d.amount_cents::int AS "amountCents", coalesce(d.active, false) AND ${offeredSql(site, 'discounts')} AS active,
              d.starts_at AS "startsAt", d.ends_at AS "endsAt", d.minimum_cents::int AS "minimumCents",
              d.usage_limit::int AS "usageLimit", d.per_customer_limit::int AS "perCustomerLimit",
              d.used_count::int AS "usedCount",
              ARRAY(SELECT r.products_id FROM discounts_rels r
                     WHERE r.parent_id = d.id AND r.path = 'includedProducts')::text[] AS "includedProductIds",
              ARRAY(SELECT r.products_id FROM discounts_rels r
                     WHERE r.parent_id = d.id AND r.path = 'excludedProducts')::text[] AS "excludedProductIds",
              ${usesSql('d.id', user)} AS "usedByCustomer"
         FROM discounts d WHERE d.code = ${code}`
