import type { Sql } from '@/src/server/db/transaction'

/** Takes away secret, recovery codes and open challenges, and what sessions owe to them. True when there was one. */
export async function removeTwoFactor(sql: Sql, userId: string): Promise<boolean> {
  const { rowCount } = await sql.query('DELETE FROM two_factor_secrets WHERE user_id = $1::uuid', [userId])
  await sql.query('DELETE FROM recovery_codes WHERE user_id = $1::uuid', [userId])
  await sql.query('DELETE FROM sign_in_challenges WHERE user_id = $1::uuid AND used_at IS NULL', [userId])
  await sql.query(
    'UPDATE sessions SET two_factor_at = NULL, updated_at = now() WHERE user_id = $1::uuid AND two_factor_at IS NOT NULL',
    [userId],
  )
  return rowCount === 1
}
