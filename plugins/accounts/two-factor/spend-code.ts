import type { Sql } from '@/src/server/db/transaction'
import { stepOfCode } from './one-time-code'
import { spendRecoveryCode } from './recovery-codes'

export type Presented = { code?: string | undefined; recoveryCode?: string | undefined }

/**
 * Whether this is a code of a person's two-factor authentication, which is spent by it: of two requests with the same code, at once
 * or one after the other, one is let through.
 */
export async function spendCode(
  sql: Sql,
  userId: string,
  { code, recoveryCode }: Presented,
  now: Date,
): Promise<boolean> {
  if (recoveryCode !== undefined) return spendRecoveryCode(sql, userId, recoveryCode)
  const { rows } = await sql.query<{ sealed: string }>(
    `SELECT sealed_secret AS sealed FROM two_factor_secrets WHERE user_id = $1::uuid AND confirmed_at IS NOT NULL`,
    [userId],
  )
  const step = rows[0] && code !== undefined ? stepOfCode(rows[0].sealed, code, now) : null
  if (step === null) return false
  const { rowCount } = await sql.query(
    `UPDATE two_factor_secrets SET last_step = $2, updated_at = now()
      WHERE user_id = $1::uuid AND confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < $2)`,
    [userId, step],
  )
  return rowCount === 1
}
