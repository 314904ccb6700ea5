import { site } from '@/src/server/site'

/** The table of people, as SQL. */
export function people(): string {
  return site().customers.table
}

/** A person's name as SQL; the address where the site keeps no names. */
export function personName(alias: string): string {
  return site().customers.hasFirstname ? `${alias}.firstname || ' ' || ${alias}.lastname` : `${alias}.email`
}
