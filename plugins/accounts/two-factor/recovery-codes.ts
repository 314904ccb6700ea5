import { createHmac, randomBytes } from 'node:crypto'
import { readRecoveryCode, recoveryCode } from '@/src/domain/two-factor/recovery-code'
import { RECOVERY_CODE_COUNT } from '@/src/domain/two-factor/two-factor-rules'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'

/** Gives somebody a new set, in the caller's transaction; the old ones are void. Shown once: only hashes are kept. */
export async function replaceRecoveryCodes(sql: Sql, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => recoveryCode(randomBytes(12)))
  await sql.query('DELETE FROM recovery_codes WHERE user_id = $1::uuid', [userId])
  await sql.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1::uuid, unnest($2::text[])', [
    userId,
    codes.map((code) => hash(userId, code)),
  ])
  return codes
}

/** Spends a code: true for one of several that come with it at once. */
export async function spendRecoveryCode(sql: Sql, userId: string, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (!code) return false
  const { rowCount } = await sql.query(
    `UPDATE recovery_codes SET used_at = now(), updated_at = now()
      WHERE user_id = $1::uuid AND code_hash = $2 AND used_at IS NULL`,
    [userId, hash(userId, code)],
  )
  return rowCount === 1
}

/** With a key of the server's, so that a stolen table cannot be searched for codes. */
function hash(userId: string, code: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`recovery|${userId}|${code}`).digest('hex')
}
