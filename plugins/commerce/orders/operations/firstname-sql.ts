import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

/** How a mail addresses the buyer `u` of the order `o`; people without a first name by the name on their order. */
export function firstnameSql(sql: Sql): string {
  return siteOf(sql).customers.hasFirstname ? 'u.firstname' : 'o.customer_name AS firstname'
}
