import type { Sql } from '@/src/server/db/transaction'

/**
 * Nothing of what is open here is asked about again: in a copy, it is the shop's own. Payments and refunds keep their
 * state, and the provider's messages count as seen.
 */
export async function leavePayments(sql: Sql): Promise<void> {
  await sql.query('UPDATE payment_attempts SET next_check_at = NULL WHERE next_check_at IS NOT NULL')
  await sql.query('UPDATE refunds SET next_check_at = NULL WHERE next_check_at IS NOT NULL')
  await sql.query(
    `UPDATE payment_events SET processed_at = now(), problem = 'Left alone: this is a copy.' WHERE processed_at IS NULL`,
  )
}
