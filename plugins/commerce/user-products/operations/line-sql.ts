import { openAccess, openForever } from '@/src/server/db/open-access'

/**
 * What a line of an order opens, as SQL: the ids of products, as text. Frozen when it was ordered; a line of before that has
 * no terms and opens its own product.
 */
export function openedByLine(line: string): string {
  return `ARRAY(SELECT jsonb_array_elements_text(coalesce(${line}.terms -> 'opens', jsonb_build_array(${line}.product_id))))`
}

/** What a product opens when it is ordered now. */
export function openedByProduct(product: string): string {
  return `(SELECT coalesce(array_agg(r.products_id::text ORDER BY r."order"), ARRAY[${product}.id::text])
             FROM products_rels r WHERE r.parent_id = ${product}.id AND r.path = 'opens' AND r.products_id IS NOT NULL)`
}

/** Whether a line gives its buyer access, and not places or a gift to others. */
export function isForBuyer(line: string): string {
  return `(${line}.terms ->> 'seats' IS NULL AND ${line}.terms ->> 'gift' IS NULL)`
}

/** Whether an entry of the ledger comes from a line of an order. Entries of before name the product alone. */
export function fromLine(entry: string, line: string): string {
  return `(${entry}.order_id = ${line}._parent_id AND ${entry}.source = 'order'
           AND (${entry}.order_line = ${line}.id OR (${entry}.order_line IS NULL AND ${entry}.product_id = ${line}.product_id)))`
}

/** What the buyer `$2` holds of each of these products (ids as text), as JSON: `HeldProgram[]`. */
export function heldSql(opened: string): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('isForever', coalesce(h.forever, false), 'latestEnd', h.ends)), '[]')
             FROM unnest(${opened}) AS wanted(product),
                  LATERAL (SELECT bool_or(${openForever('g')}) AS forever, max(g.access_ends_at) AS ends
                             FROM user_products g
                            WHERE g.user_id = $2 AND g.product_id::text = wanted.product AND ${openAccess('g')}) h)`
}
