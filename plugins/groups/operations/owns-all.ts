import { openForever } from '@/src/server/db/open-access'

/** Whether somebody has every one of these products (a JSON list) for ever, as SQL: a place that opens them would be wasted. */
export function ownsAll(products: string, user: string): string {
  return `(jsonb_array_length(${products}) > 0 AND NOT EXISTS (
    SELECT FROM jsonb_array_elements_text(${products}) AS wanted(product)
     WHERE NOT EXISTS (SELECT FROM user_products o
                        WHERE o.user_id = ${user} AND o.product_id::text = wanted.product AND ${openForever('o')})))`
}
