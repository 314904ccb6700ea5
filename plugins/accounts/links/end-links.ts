import type { Sql } from '@/src/server/db/transaction'

/** Makes void what an earlier password or mail led to: links to set one, to prove an address, half a sign-in. */
export async function endLinks(sql: Sql, userId: string): Promise<void> {
  for (const table of ['password_resets', 'email_changes', 'sign_in_challenges']) {
    await sql.query(
      `UPDATE ${table} SET expires_at = now(), updated_at = now()
        WHERE user_id = $1::uuid AND used_at IS NULL AND expires_at > now()`,
      [userId],
    )
  }
}
