import { openAccess } from '@/src/server/db/open-access'

/** Said where time is taken from what does not end last. */
export const OUTLASTED = 'Something else opens this program for longer. Please take that first.'

const others = (entry: string) => `FROM user_products o
   WHERE o.user_id = ${entry}.user_id AND o.product_id = ${entry}.product_id AND o.id <> ${entry}.id
     AND ${openAccess('o')} AND o.access_ends_at IS NOT NULL`

/** Whether something else that ends opens the program of an entry for longer, as SQL. */
export function isOutlasted(entry: string): string {
  return `EXISTS (SELECT 1 ${others(entry)} AND (o.access_ends_at, o.id) > (${entry}.access_ends_at, ${entry}.id))`
}

/**
 * When the time of an entry itself begins, as SQL: now, or where the entry before it ends whose end its days were added to. A
 * day on which a program ends for everybody was added to nothing.
 */
export function ownBegin(entry: string): string {
  return `greatest(now(), (SELECT max(o.access_ends_at) ${others(entry)} AND (o.access_ends_at, o.id) < (${entry}.access_ends_at, ${entry}.id)
     AND (SELECT coalesce(l.terms ->> 'kind', p.access_kind::text) = 'days' FROM products p
            LEFT JOIN orders_lines l ON l.id = ${entry}.order_line WHERE p.id = ${entry}.product_id)))`
}
