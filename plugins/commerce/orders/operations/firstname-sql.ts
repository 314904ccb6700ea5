import { site } from '@/src/server/site'

/** How a mail addresses the buyer `u` of the order `o`; people without a first name by the name on their order. */
export function firstnameSql(): string {
  return site().customers.hasFirstname ? 'u.firstname' : 'o.customer_name AS firstname'
}
