import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

export type TwoFactorState = {
  enabled: boolean
  enabledAt: string | null
  recoveryCodesLeft: number
  /** This person's work needs it, by the site's settings. */
  required: boolean
  /** This session has passed it. */
  passed: boolean
}

/** What somebody's account settings show of their two-factor authentication. */
export async function readTwoFactor(
  payload: Payload,
  { userId, sid }: { userId: string; sid: string },
): Promise<TwoFactorState> {
  const { rows } = await pool(payload).query<{
    confirmed_at: Date | string | null
    codes: number
    required: boolean
    passed: boolean
  }>({
    name: 'read-two-factor',
    text: `SELECT t.confirmed_at,
                  (SELECT count(*)::int FROM recovery_codes r WHERE r.user_id = u.id AND r.used_at IS NULL) AS codes,
                  u.role <> 'user' AND coalesce((SELECT security_require_two_factor FROM system_settings LIMIT 1), false) AS required,
                  EXISTS (SELECT 1 FROM sessions s WHERE s.id = $2::uuid AND s.two_factor_at IS NOT NULL) AS passed
             FROM users u LEFT JOIN two_factor_secrets t ON t.user_id = u.id WHERE u.id = $1::uuid`,
    values: [userId, sid],
  })
  const row = rows[0]
  const enabledAt = row?.confirmed_at ? new Date(row.confirmed_at).toISOString() : null
  return {
    enabled: enabledAt !== null,
    enabledAt,
    recoveryCodesLeft: enabledAt ? (row?.codes ?? 0) : 0,
    required: row?.required ?? false,
    passed: row?.passed ?? false,
  }
}
