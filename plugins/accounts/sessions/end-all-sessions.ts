import type { Sql } from '@/src/server/db/transaction'

/**
 * Signs everybody out and makes every link in a mailbox void, in the caller's transaction: in a restored database, what
 * was ended or used since its backup would work again. Gives how many were signed in.
 */
export async function endAllSessions(sql: Sql): Promise<number> {
  for (const table of ['password_resets', 'email_changes', 'sign_in_challenges']) {
    await sql.query(
      `UPDATE ${table} SET expires_at = now(), updated_at = now() WHERE used_at IS NULL AND expires_at > now()`,
    )
  }
  const { rowCount } = await sql.query(
    `UPDATE sessions SET ended_at = now(), end_reason = 'restored', updated_at = now() WHERE ended_at IS NULL`,
  )
  return rowCount ?? 0
}
