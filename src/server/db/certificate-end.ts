import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'

/** Its owner may renew a certificate from this many days before it runs out. */
export const RENEWAL_DAYS = 60

/** When a certificate for this completion of a program runs out, as SQL: with the end of that day. Null: never. */
export function validUntil(completion: string, program: string): string {
  return `((date_trunc('day', ${completion}.completed_at AT TIME ZONE '${BUSINESS_TIME_ZONE}')
            + make_interval(months => ${program}.certificate_valid_months::int) + interval '1 day')
           AT TIME ZONE '${BUSINESS_TIME_ZONE}' - interval '1 millisecond')`
}

/** Whether a certificate has run out, or will so soon that its owner may renew it, as SQL. */
export function mayBeRenewed(certificate: string): string {
  return `coalesce(${certificate}.valid_until < now() + interval '${RENEWAL_DAYS} days', false)`
}
