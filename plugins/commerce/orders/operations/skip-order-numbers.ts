import type { Sql } from '@/src/server/db/transaction'

/** More orders than are placed between two backups. */
const SKIPPED = 10_000

/**
 * Lets order numbers go on far behind those of a restored database: the provider refuses a payment under a number that
 * was paid once. Order numbers may have gaps.
 */
export async function skipOrderNumbers(sql: Sql): Promise<void> {
  await sql.query(`SELECT setval('order_numbers', nextval('order_numbers') + $1::int)`, [SKIPPED])
}
