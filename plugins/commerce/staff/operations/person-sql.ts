import { siteOf } from '@/src/server/site'

type Of = Parameters<typeof siteOf>[0]

/** The table of people, as SQL. */
export function people(of: Of): string {
  return siteOf(of).customers.table
}

/** A person's name as SQL; the address where the site keeps no names. */
export function personName(of: Of, alias: string): string {
  return siteOf(of).customers.hasFirstname
    ? `${alias}.firstname || ' ' || ${alias}.lastname`
    : `${alias}.email`
}
